import { printFilter } from '@gerbang/contract/filter/print';
import { and, equals } from '@gerbang/contract/filter/tree';
import { userHakAkses } from '@gerbang/contract/views/user-hak-akses';
import { useEffect, useRef } from 'react';
import { useApi } from '../api/api-context.ts';
import { fetchViewPage } from '../api/view-page.ts';
import { useSession } from './session-context.ts';
import { type RunningGrant, useStopGrant } from './use-stop-grant.ts';

/** Once after signing in: temporary rights whose time is over are ended, should the server not have got to it yet. */
export function useBringUpToDate(): void {
  const api = useApi();
  const stop = useStopGrant();
  const { userId } = useSession().profile;
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const running = fetchViewPage<RunningGrant>(
      api,
      userHakAkses,
      {
        filter: printFilter(and(equals('userId', userId), equals('isActive', 0))),
        orderby: 'bucketApprovalId desc',
        top: 1000,
        skip: 0,
      },
      { quiet: true },
    );
    running.then(
      async ({ items }) => {
        for (const grant of items) if (grant.timeRemaining === 0) await stop(grant, 'automatic');
      },
      // The server ends them anyway; nobody has to be told that this look failed.
      () => undefined,
    );
  }, [api, stop, userId]);
}
