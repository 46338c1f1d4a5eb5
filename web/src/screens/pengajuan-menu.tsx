import { screens } from '@gerbang/contract/screens';
import { useSay } from '../language/language-context.ts';
import { PerubahanMenuForm } from '../requests/perubahan-menu.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Page } from '../ui/page.tsx';

export default function PengajuanMenu() {
  const say = useSay();
  const { title, purpose } = screens.pengajuanMenu;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <FormCard>
        <PerubahanMenuForm />
      </FormCard>
    </Page>
  );
}
