import { screens } from '@gerbang/contract/screens';
import { useSay } from '../language/language-context.ts';
import { LimitTetapForm } from '../requests/limit-tetap.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Page } from '../ui/page.tsx';

export default function PerubahanLimitTetap() {
  const say = useSay();
  const { title, purpose } = screens.perubahanLimitTetap;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <FormCard>
        <LimitTetapForm />
      </FormCard>
    </Page>
  );
}
