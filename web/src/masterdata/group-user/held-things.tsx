import { printFilter } from '@gerbang/contract/filter/print';
import { equals } from '@gerbang/contract/filter/tree';
import { groupUserScreenPhrases } from '@gerbang/contract/phrases/group-user';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { Collapse, Skeleton } from 'antd';
import { useViewPage } from '../../api/use-view-page.ts';
import { useSay } from '../../language/language-context.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { type HeldEntry, sortOutEntries } from './held-entries.ts';

interface HeldThingsProps<Row> {
  readonly title: string;
  /** What the group of everything but the recent is called. */
  readonly all: Phrase<'App List ({count})'> | Phrase<'Privilege List ({count})'>;
  readonly view: ViewDefinition;
  readonly order: string;
  readonly userId: number;
  readonly toEntry: (row: Row) => HeldEntry;
}

/** One accordion of the User Detail: what changed within a week, and the rest. A group with nothing in it stays shut. */
export function HeldThings<Row>({ title, all, view, order, userId, toEntry }: HeldThingsProps<Row>) {
  const say = useSay();
  const page = useViewPage<Row>(view, {
    filter: printFilter(equals('userId', userId)),
    orderby: order,
    top: 1000,
    skip: 0,
  });
  const { recent, older } = sortOutEntries((page.data?.items ?? []).map(toEntry), Date.now());
  const groups = [
    {
      key: 'recent',
      label: say(groupUserScreenPhrases.recentlyUpdated, { count: recent.length }),
      entries: recent,
    },
    { key: 'all', label: say(all as Phrase<'App List ({count})'>, { count: older.length }), entries: older },
  ];
  return (
    <section className="user-detail-card" aria-label={title}>
      <h3 className="user-detail-title">{title}</h3>
      {page.isPending && <Skeleton active paragraph={{ rows: 2 }} />}
      {page.isError && (
        <ErrorState fault={page.error} onRetry={() => page.refetch()} retrying={page.isFetching} />
      )}
      {page.isSuccess && (
        <Collapse
          items={groups.map(({ key, label, entries }) => ({
            key,
            label,
            ...(entries.length === 0 && { collapsible: 'disabled' as const }),
            children: <Entries entries={entries} />,
          }))}
        />
      )}
    </section>
  );
}

function Entries({ entries }: { readonly entries: readonly HeldEntry[] }) {
  return (
    <ul className="held-things">
      {entries.map(({ id, name, at }) => (
        <li key={id} className="held-thing">
          <span>{name}</span>
          <span className="held-thing-date">
            <DateTime at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
