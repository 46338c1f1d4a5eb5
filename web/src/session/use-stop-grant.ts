import { runningGrantPhrases as phrases } from '@gerbang/contract/phrases/running-grants';
import { findKind, isKindName } from '@gerbang/contract/requests/registry';
import type { userHakAkses } from '@gerbang/contract/views/user-hak-akses';
import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/api-context.ts';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { useNotice } from '../ui/use-notice.ts';
import { readOwnAddress } from './read-own-address.ts';
import { useSession } from './session-context.ts';

export type RunningGrant = RowOf<typeof userHakAkses>;

const TRIES = 3;

/**
 * Ends a temporary right: by its owner, or brought up to date once its time is over. A call that fails is made again;
 * after the third it is given up. The server ends what is due in any case.
 */
export function useStopGrant(): (grant: RunningGrant, how: 'manual' | 'automatic') => Promise<void> {
  const api = useApi();
  const say = useSay();
  const notice = useNotice();
  const queries = useQueryClient();
  const { userId } = useSession().profile;

  return async (grant, how) => {
    const ipPemeriksa = how === 'manual' ? ((await readOwnAddress(api)) ?? '-') : null;
    const name = grant.typeName ?? '';
    const type = isKindName(name) ? say(findKind(name).label) : name;
    const values = { type, app: grant.applicationName ?? '-' };
    for (let tried = 1; ; tried++) {
      try {
        const body = { userId, bucketApprovalId: grant.bucketApprovalId, ipPemeriksa };
        const { isActive } = await api.post<{ isActive: 0 | 1 }>('/api/processstop/create', body, {
          quiet: true,
        });
        if (isActive === 1) notice.success(say(phrases.stopped, values));
        break;
      } catch {
        if (tried < TRIES) continue;
        notice.error(say(phrases.stopFailed, values));
        return;
      }
    }
    await queries.invalidateQueries();
  };
}
