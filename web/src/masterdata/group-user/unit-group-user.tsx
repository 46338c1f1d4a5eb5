import { groupUserScreenPhrases } from '@gerbang/contract/phrases/group-user';
import type { Screen } from '@gerbang/contract/screens';
import { monitoringGroupUserCabang } from '@gerbang/contract/views/monitoring-group-user-cabang';
import { useSay } from '../../language/language-context.ts';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import type { GroupUserRow } from './group-user-row.ts';
import { GroupUserTable } from './group-user-table.tsx';

const columns: readonly TableColumn<GroupUserRow>[] = [
  { name: 'employeeId' },
  { name: 'firstName', minWidth: 110 },
  { name: 'namaPemohon', minWidth: 130 },
  { name: 'ipPemohon' },
  { name: 'namaPemeriksa', minWidth: 130 },
  { name: 'ipPemeriksa' },
];

/** The people of the admin's own unit and those below it; branch, area and region differ in nothing but their names. */
export function UnitGroupUser({ screen, csvName }: { readonly screen: Screen; readonly csvName: string }) {
  const say = useSay();
  return (
    <Page title={say(groupUserScreenPhrases.heading)} purpose={say(screen.purpose)}>
      <Section title={say(groupUserScreenPhrases.requestsTitle)}>
        <GroupUserTable
          kind="GroupUserCabang"
          view={monitoringGroupUserCabang}
          columns={columns}
          label={say(screen.title)}
          csvName={csvName}
        />
      </Section>
    </Page>
  );
}
