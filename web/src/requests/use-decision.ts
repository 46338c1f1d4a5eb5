import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import { ApiError } from '../api/api-error.ts';
import { useSay } from '../language/language-context.ts';
import { readOwnAddress } from '../session/read-own-address.ts';
import { useSession } from '../session/session-context.ts';
import { useNotice } from '../ui/use-notice.ts';
import { nameRequestType } from './name-request-type.ts';
import type { RequestRow } from './request-row.ts';

export type Choice = 'approve' | 'reject';

interface DecisionAnswer {
  /** -1 when the decision was refused; the notes then say why. */
  readonly bucketApprovalId: number;
  readonly notes: string;
}

const SUCCESS_SECONDS = 300;

const phrasesOf = {
  approve: { success: approvalPhrases.approvedNotice, failure: approvalPhrases.approveFailed },
  reject: { success: approvalPhrases.rejectedNotice, failure: approvalPhrases.rejectFailed },
};

/** Decides a request and tells the outcome; false when it failed and may be tried again. */
export function useDecision(): (row: RequestRow, choice: Choice, notes: string) => Promise<boolean> {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const queries = useQueryClient();
  const { userId } = useSession().profile;
  return async (row, choice, notes) => {
    const { bucketApprovalId, typeName, ticketNumber } = row;
    const named = { type: nameRequestType(typeName, say), user: row.firstName ?? '', no: ticketNumber };
    const { success, failure } = phrasesOf[choice];
    try {
      const answer = await api.put<DecisionAnswer>(
        `/api/${choice}process/update`,
        { bucketApprovalId, typeName, userId, notes, ipPemeriksa: await readOwnAddress(api) },
        { query: { modelID: `bucketApprovalId:${bucketApprovalId}` } },
      );
      if (answer.bucketApprovalId === -1) notice.error(answer.notes);
      else notice.success(say(success, named), { seconds: SUCCESS_SECONDS });
      await queries.invalidateQueries();
      return true;
    } catch (fault) {
      const why = fault instanceof ApiError ? fault.sentence : undefined;
      notice.error(say(failure, named), why ? { description: why } : {});
      return false;
    }
  };
}
