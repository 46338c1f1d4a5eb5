import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { useConfigValue } from '../session/session-context.ts';
import { useNotice } from '../ui/use-notice.ts';
import type { RequestRow } from './request-row.ts';

const TOO_MANY = 429;

/** Sends a request's approval mail once more; the server allows it only every so often. */
export function useResend(): (row: RequestRow) => Promise<void> {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const minutes = useConfigValue('allowed-resend-email-time-minutes');
  return async ({ ticketNumber }) => {
    try {
      await api.post(`/email/resend/${encodeURIComponent(ticketNumber)}`);
      notice.success(say(approvalPhrases.resent));
    } catch (fault) {
      const tooSoon = fault instanceof ApiError && fault.status === TOO_MANY;
      notice.error(
        tooSoon ? say(approvalPhrases.resendTooSoon, { minutes }) : say(approvalPhrases.resendFailed),
      );
    }
  };
}
