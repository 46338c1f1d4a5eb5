import { screens } from '@gerbang/contract/screens';
import { useSay } from '../language/language-context.ts';
import { Page } from '../ui/page.tsx';
import { NoApplicationYet } from './home/application-list.tsx';

export default function NoAppData() {
  const say = useSay();
  return (
    <Page title={say(screens.noAppData.title)} purpose={say(screens.noAppData.purpose)}>
      <div className="section">
        <NoApplicationYet />
      </div>
    </Page>
  );
}
