import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { filePhrases } from '@gerbang/contract/phrases/files';
import { limitSpvPhrases as phrases } from '@gerbang/contract/requests/limit-spv';
import { HOUR_MS, type LimitType, limitTypes } from '@gerbang/contract/requests/wire-numbers';
import { useApi } from '../api/api-context.ts';
import { useSay } from '../language/language-context.ts';
import { useSession } from '../session/session-context.ts';
import { useNotice } from '../ui/use-notice.ts';
import type { ChosenApplication } from './application-field.tsx';
import { uploadFile } from './upload-file.ts';
import { useFiling } from './use-filing.ts';
import { useSubmission } from './use-submission.ts';

/** The form as far as it is filled in. */
export interface LimitDraft {
  readonly application: ChosenApplication | undefined;
  readonly type: LimitType | undefined;
  readonly amount: string;
  readonly hours: string;
  readonly note: string;
}

/** Files and uploads as one act for the person: if only the upload fails, the request is kept and says how to go on. */
export function useSendLimitSpv(): {
  readonly busy: boolean;
  readonly run: (draft: LimitDraft, document: File) => Promise<boolean>;
} {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const { positionId, subdivisionId } = useSession().profile;
  const file = useFiling('LimitSpv');
  const { busy, attempt, tellDuplicate } = useSubmission(phrases.failure);

  async function run(draft: LimitDraft, document: File): Promise<boolean> {
    let filed = false;
    await attempt(async () => {
      const answer = await file('limitspv', {
        posiId: positionId,
        subdivisionId,
        appId: draft.application?.id ?? 0,
        limitedType: draft.type ?? limitTypes.cash,
        limitUpdated: draft.amount,
        timeDuration: Number(draft.hours) * HOUR_MS,
        catatanPemohon: draft.note.trim(),
      });
      if (answer.outcome === 'duplicate') return tellDuplicate();
      filed = true;
      const { ticketNumber } = answer;
      try {
        await uploadFile(api, ticketNumber, document);
        notice.success(say(phrases.success), { description: say(approvalPhrases.viaPortalAndMail) });
      } catch {
        notice.error(say(filePhrases.failure), {
          description: say(filePhrases.kept, { ticket: ticketNumber }),
        });
      }
    });
    return filed;
  }
  return { busy, run };
}
