import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { groupingLimitPhrases } from '@gerbang/contract/requests/grouping-limit';
import { limitTypes } from '@gerbang/contract/requests/wire-numbers';
import { screens } from '@gerbang/contract/screens';
import { limitViewGrouping } from '@gerbang/contract/views/limit-view-grouping';
import { masterGroupingLimit } from '@gerbang/contract/views/master-grouping-limit';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useViewPage } from '../api/use-view-page.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { useSession } from '../session/session-context.ts';
import { ErrorState } from '../ui/error-state.tsx';
import { type LimitDraft, type LimitRow, mergeLimits } from './limit-row.ts';
import { LimitTable } from './limit-table.tsx';
import type { RecordedChange } from './recorded-change.ts';
import { useMasterFiling } from './use-master-filing.ts';

interface LimitEditorProps {
  readonly position: { readonly id: number; readonly name: string };
  readonly waiting: readonly RecordedChange[];
}

const ALL = 1000;

/** The limits of one position in every limit group. */
export function LimitEditor({ position, waiting }: LimitEditorProps) {
  const say = useSay();
  const [draft, setDraft] = useState<LimitDraft>();
  const save = useLimitFiling(position);
  const groups = useViewPage<RowOf<typeof masterGroupingLimit>>(masterGroupingLimit, {
    filter: printFilter(equals('isDeleted', 0)),
    orderby: 'groupingName asc',
    top: ALL,
    skip: 0,
  });
  const limits = useViewPage<RowOf<typeof limitViewGrouping>>(limitViewGrouping, {
    filter: printFilter(equals('positionId', position.id)),
    orderby: limitViewGrouping.defaultOrder,
    top: ALL,
    skip: 0,
  });
  const fault = groups.error ?? limits.error;
  if (fault) {
    const retry = () => {
      groups.refetch();
      limits.refetch();
    };
    return <ErrorState fault={fault} onRetry={retry} retrying={groups.isFetching || limits.isFetching} />;
  }
  // Another position's limits, kept on screen while these load, would be read as this one's.
  const loading = groups.isPending || limits.isPending || limits.isPlaceholderData;
  const names = (groups.data?.items ?? []).map((group) => group.groupingName ?? '');
  return (
    <LimitTable
      label={`${say(screens.parameterGroupingLimit.title)} ${position.name}`}
      rows={loading ? [] : mergeLimits(names, limits.data?.items ?? [])}
      loading={loading}
      draft={draft}
      findWaiting={(group) =>
        waiting.find(({ targetKey }) => targetKey === `position-limit:${position.id}/${group}`)
      }
      onDraft={setDraft}
      onSave={async (typed, row) => {
        const { filed } = await save(typed, row);
        if (filed) setDraft(undefined);
      }}
    />
  );
}

function useLimitFiling({ id: postId, name: position }: LimitEditorProps['position']) {
  const say = useSay();
  const file = useFiling('GroupingLimit');
  const submit = useMasterFiling();
  const { userId } = useSession().profile;
  return ({ group, tunai, nonTunai }: LimitDraft, { cashId, nonCashId }: LimitRow) => {
    const shared = { userId, postId, groupSubdivision: group };
    return submit({
      name: `${position} ${group}`,
      send: () =>
        file('groupingLimit', {
          groupingLimitListDTO: [
            { ...shared, limitUpdated: tunai, limitedType: limitTypes.cash, limitPositionId: cashId },
            {
              ...shared,
              limitUpdated: nonTunai,
              limitedType: limitTypes.nonCash,
              limitPositionId: nonCashId,
            },
          ],
        }),
      success: say(groupingLimitPhrases.success, { position }),
      failure: say(groupingLimitPhrases.failure, { position }),
    });
  };
}
