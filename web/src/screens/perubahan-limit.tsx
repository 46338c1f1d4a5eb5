import { screens } from '@gerbang/contract/screens';
import { useSay } from '../language/language-context.ts';
import { LimitSpvForm } from '../requests/limit-spv.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Page } from '../ui/page.tsx';

export default function PerubahanLimit() {
  const say = useSay();
  const { title, purpose } = screens.perubahanLimit;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <FormCard>
        <LimitSpvForm />
      </FormCard>
    </Page>
  );
}
