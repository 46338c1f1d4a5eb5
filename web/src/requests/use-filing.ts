import { type ActionOf, findKind, type KindName, type PayloadOf } from '@gerbang/contract/requests/registry';
import { findFilerField } from '@gerbang/contract/requests/request-kind';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import { readOwnAddress } from '../session/read-own-address.ts';
import { useSession } from '../session/session-context.ts';

/** What the hook itself fills in. A branch's own code, where that is what is asked for, is the caller's to give. */
type Envelope = 'userId' | 'userIdentity' | 'userIdPemohon' | 'ipPemohon';

type PayloadFor<K extends KindName, A extends ActionOf<K>> = Omit<
  Extract<PayloadOf<K>, { action: A }>['payload'],
  Envelope
>;

export type Filed =
  | { readonly outcome: 'filed'; readonly ticketNumber: string; readonly bucketApprovalId: number }
  /** An equal request waits, or the name is taken; nothing was filed. */
  | { readonly outcome: 'duplicate' };

interface FilingAnswer {
  readonly userId: number;
  readonly ticketNumber?: string;
  readonly bucketApprovalId?: number;
}

/** Files a request of a kind in the signed-in person's name. */
export function useFiling<K extends KindName>(
  kind: K,
): <A extends ActionOf<K>>(action: A, payload: PayloadFor<K, A>) => Promise<Filed> {
  const api = useApi();
  const queries = useQueryClient();
  const { userId, subdivisionCode, subdivisionName } = useSession().profile;
  return async (action, payload) => {
    const answer = await api.post<FilingAnswer>(`/api/${action}/create`, {
      [findFilerField(findKind(kind), action)]: userId,
      ipPemohon: await readOwnAddress(api),
      subdivisionCode: `${subdivisionCode} - ${subdivisionName}`,
      ...payload,
    });
    await queries.invalidateQueries();
    const { ticketNumber, bucketApprovalId } = answer;
    if (answer.userId === 0 || ticketNumber === undefined || bucketApprovalId === undefined)
      return { outcome: 'duplicate' };
    return { outcome: 'filed', ticketNumber, bucketApprovalId };
  };
}
