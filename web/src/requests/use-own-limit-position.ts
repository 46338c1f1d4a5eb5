import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { limitViewGrouping } from '@gerbang/contract/views/limit-view-grouping';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSession } from '../session/session-context.ts';

/** The position whose limits the person has now, found by the limit they signed in with. */
export function useOwnLimitPosition(): number | undefined {
  const { limitedId } = useSession().profile;
  const { data } = useViewPage<RowOf<typeof limitViewGrouping>>(
    limitViewGrouping,
    { filter: printFilter(equals('limitPositionId', limitedId ?? 0)), top: 1, skip: 0 },
    { quiet: true },
  );
  return data?.items[0]?.positionId ?? undefined;
}
