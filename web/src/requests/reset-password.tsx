import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { resetPasswordPhrases } from '@gerbang/contract/requests/reset-password';
import { Button, Form } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { DetailList } from '../ui/detail-list.tsx';
import { ApplicationField, type ChosenApplication } from './application-field.tsx';
import type { RequestDetail } from './request-detail.ts';
import type { RequestType } from './request-type.ts';
import { useFiling } from './use-filing.ts';
import { useSubmission } from './use-submission.ts';

export function ResetPasswordForm() {
  const say = useSay();
  const file = useFiling('ResetPassword');
  const { busy, submit } = useSubmission(resetPasswordPhrases.failure);
  const [application, setApplication] = useState<ChosenApplication>();

  async function send(): Promise<void> {
    if (!application) return;
    const success = say(resetPasswordPhrases.success, { app: application.name });
    if (await submit(() => file('resetpassword', { appId: application.id }), success))
      setApplication(undefined);
  }

  return (
    <Form layout="vertical" onFinish={send} requiredMark={false}>
      <ApplicationField
        id="reset-password-application"
        label={say(resetPasswordPhrases.application)}
        value={application}
        onChange={setApplication}
        help={say(resetPasswordPhrases.help)}
      />
      <Button type="primary" htmlType="submit" disabled={!application} loading={busy}>
        {say(resetPasswordPhrases.submit)}
      </Button>
    </Form>
  );
}

function ResetPasswordSummary({ request }: { readonly request: RequestDetail }) {
  const say = useSay();
  return <DetailList items={[{ label: say(approvalPhrases.application), value: request.appName }]} />;
}

export const resetPasswordType: RequestType = { Form: ResetPasswordForm, Summary: ResetPasswordSummary };
