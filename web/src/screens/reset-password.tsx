import { screens } from '@gerbang/contract/screens';
import { useSay } from '../language/language-context.ts';
import { ResetPasswordForm } from '../requests/reset-password.tsx';
import { FormCard } from '../ui/form-card.tsx';
import { Page } from '../ui/page.tsx';

export default function ResetPassword() {
  const say = useSay();
  const { title, purpose } = screens.resetPassword;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <FormCard>
        <ResetPasswordForm />
      </FormCard>
    </Page>
  );
}
