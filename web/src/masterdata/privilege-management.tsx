import { EditOutlined, EyeOutlined, HistoryOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { privilegePhrases } from '@gerbang/contract/requests/privilege';
import { screens } from '@gerbang/contract/screens';
import { privilegeManagement } from '@gerbang/contract/views/privilege-management';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { DateTime } from '../ui/date-time.tsx';
import { DetailModal } from '../ui/detail-modal.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { RecordStatus } from './record-status.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { useRenamePrivilege } from './use-rename-privilege.ts';
import { WaitingSection } from './waiting-section.tsx';

type Privilege = RowOf<typeof privilegeManagement>;

const keyOf = (row: Privilege) => `privilege:${row.privilegeId}`;

export default function PrivilegeManagement() {
  const say = useSay();
  const { title, purpose } = screens.privilege;
  const waiting = useWaitingChanges('Privilege');
  const rename = useRenamePrivilege();
  const [edited, setEdited] = useState<Privilege>();
  const [looked, setLooked] = useState<Privilege>();
  const [subject, setSubject] = useState<HistorySubject>();

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section title={say(privilegePhrases.listTitle)}>
        <DataTable<Privilege>
          id="privilege"
          label={say(title)}
          view={privilegeManagement}
          rowKey={(row) => row.privilegeId ?? 0}
          columns={[
            {
              name: 'privilegeName',
              minWidth: 180,
              render: (row) => (
                <>
                  {row.privilegeName}{' '}
                  <RecordStatus isDeleted={undefined} waiting={waiting.find(keyOf(row))} />
                </>
              ),
            },
            { name: 'updatedDate' },
            { name: 'updatedBy' },
            { name: 'approvedDate' },
            { name: 'approvedBy' },
          ]}
          actions={(row) => (
            <>
              <IconButton
                label={`${say(masterDataPhrases.detail)} ${row.privilegeName}`}
                icon={<EyeOutlined />}
                onClick={() => setLooked(row)}
              />
              <IconButton
                label={`${say(masterDataPhrases.edit)} ${row.privilegeName}`}
                icon={<EditOutlined />}
                disabled={waiting.find(keyOf(row)) !== undefined}
                onClick={() => setEdited(row)}
              />
              <IconButton
                label={`${say(masterDataPhrases.history)} ${row.privilegeName}`}
                icon={<HistoryOutlined />}
                onClick={() => setSubject({ name: row.privilegeName ?? '', records: [keyOf(row)] })}
              />
            </>
          )}
        />
      </Section>
      <FormDialog<{ privilegeName: string }>
        open={edited !== undefined}
        title={say(privilegePhrases.editTitle)}
        initial={{ privilegeName: edited?.privilegeName ?? '' }}
        width={480}
        onClose={() => setEdited(undefined)}
        onSubmit={({ privilegeName }) =>
          rename(edited?.privilegeId ?? 0, edited?.privilegeName ?? '', privilegeName.trim())
        }
      >
        <Form.Item
          name="privilegeName"
          label={say(privilegePhrases.name)}
          rules={[{ required: true, whitespace: true, message: say(privilegePhrases.nameMissing) }]}
        >
          <Input maxLength={100} autoFocus />
        </Form.Item>
      </FormDialog>
      <PrivilegeDetail row={looked} onClose={() => setLooked(undefined)} />
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

/** Dates and people. */
function PrivilegeDetail({ row, onClose }: { row: Privilege | undefined; onClose: () => void }) {
  const say = useSay();
  // While it fades out, it still shows what it showed.
  const [last, setLast] = useState(row);
  if (row && row !== last) setLast(row);
  const shown = row ?? last;
  if (!shown) return null;
  const { columns } = privilegeManagement;
  return (
    <DetailModal
      open={row !== undefined}
      title={say(privilegePhrases.detailTitle)}
      onClose={onClose}
      items={[
        { label: say(columns.privilegeName.label), value: shown.privilegeName },
        { label: say(columns.privilegeCode.label), value: shown.privilegeCode },
        { label: say(columns.createdDate.label), value: <DateTime at={shown.createdDate} /> },
        { label: say(columns.createdBy.label), value: shown.createdBy },
        { label: say(columns.updatedDate.label), value: <DateTime at={shown.updatedDate} /> },
        { label: say(columns.updatedBy.label), value: shown.updatedBy },
        { label: say(columns.approvedDate.label), value: <DateTime at={shown.approvedDate} /> },
        { label: say(columns.approvedBy.label), value: shown.approvedBy },
      ]}
    />
  );
}
