import { CheckCircleOutlined, EditOutlined, StopOutlined } from '@ant-design/icons';
import { groupUserScreenPhrases as p } from '@gerbang/contract/phrases/group-user';
import { screens } from '@gerbang/contract/screens';
import { monitoringGroupUser } from '@gerbang/contract/views/monitoring-group-user';
import { users } from '@gerbang/contract/views/users';
import { useState } from 'react';
import type { RowOf } from '../../api/row-of.ts';
import { useSay } from '../../language/language-context.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { ToneTag } from '../../ui/tone-tag.tsx';
import type { GroupUserRow } from './group-user-row.ts';
import { GroupUserTable } from './group-user-table.tsx';
import { UserFormDialog } from './user-form-dialog.tsx';

type User = RowOf<typeof users>;

const columns: readonly TableColumn<GroupUserRow>[] = [
  { name: 'employeeId' },
  { name: 'firstName', minWidth: 110 },
  { name: 'displayName', minWidth: 150 },
  { name: 'jobTitle', minWidth: 150 },
  { name: 'isActive', title: p.status, render: (row) => <UserStatus isActive={row.isActive} /> },
];

/** Everybody in the bank: switched on and off above, created and changed below. */
export default function GroupUser() {
  const say = useSay();
  const { purpose } = screens.groupUser;
  const [edited, setEdited] = useState<User | 'new'>();
  return (
    <Page title={say(p.heading)} purpose={say(purpose)}>
      <Section title={say(p.requestsTitle)}>
        <GroupUserTable
          kind="GroupUser"
          view={monitoringGroupUser}
          columns={columns}
          label={say(p.heading)}
          csvName="Group User"
        />
      </Section>
      <Section title={say(p.createTitle)}>
        <DataTable<User>
          id="create"
          label={say(p.createTitle)}
          view={users}
          rowKey={(row) => row.userId ?? 0}
          onCreate={() => setEdited('new')}
          columns={[
            { name: 'employeeId' },
            { name: 'firstName', minWidth: 110 },
            { name: 'displayName', minWidth: 150 },
            { name: 'positionName', minWidth: 150 },
            { name: 'subdivisionName', minWidth: 150 },
            { name: 'isActive', title: p.status, render: (row) => <UserStatus isActive={row.isActive} /> },
          ]}
          actions={(row) => (
            <IconButton
              label={say(p.edit, { name: row.displayName ?? '' })}
              icon={<EditOutlined />}
              onClick={() => setEdited(row)}
            />
          )}
        />
      </Section>
      <UserFormDialog
        open={edited !== undefined}
        user={edited === 'new' ? undefined : edited}
        onClose={() => setEdited(undefined)}
      />
    </Page>
  );
}

function UserStatus({ isActive }: { readonly isActive: number | null | undefined }) {
  const say = useSay();
  return isActive === 0 ? (
    <ToneTag tone="green" icon={<CheckCircleOutlined />}>
      {say(p.active)}
    </ToneTag>
  ) : (
    <ToneTag tone="grey" icon={<StopOutlined />}>
      {say(p.nonActive)}
    </ToneTag>
  );
}
