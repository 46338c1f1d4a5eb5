import { rangeLimitPhrases } from '@gerbang/contract/phrases/range-limit';
import { screens } from '@gerbang/contract/screens';
import { rangeLimit } from '@gerbang/contract/views/range-limit';
import type { RowOf } from '../api/row-of.ts';
import { SyncButton } from '../api/sync-button.tsx';
import { useSay } from '../language/language-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';

type Range = RowOf<typeof rangeLimit>;

/** The bank's ranges, kept elsewhere: read here, and fetched anew on request. */
export default function RangeLimit() {
  const say = useSay();
  const { title, purpose } = screens.rangeLimit;
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section title={say(title)}>
        <DataTable<Range>
          id="ranges"
          label={say(title)}
          view={rangeLimit}
          rowKey={(row) => row.rangeLimitId ?? 0}
          extra={
            <SyncButton path="/api/rangelimit/sync" phrases={rangeLimitPhrases} refreshes={[rangeLimit]} />
          }
          columns={[
            { name: 'limitType', minWidth: 120 },
            { name: 'startLimit' },
            { name: 'endLimit' },
            { name: 'limitCode' },
          ]}
          emptyHint={say(rangeLimitPhrases.emptyHint)}
        />
      </Section>
    </Page>
  );
}
