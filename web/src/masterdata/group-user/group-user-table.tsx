import { ClockCircleOutlined, EyeOutlined } from '@ant-design/icons';
import { groupUserScreenPhrases } from '@gerbang/contract/phrases/group-user';
import { personSwitchPhrases } from '@gerbang/contract/requests/person-switch';
import type { ViewDefinition } from '@gerbang/contract/views/view-definition';
import { Switch, Tooltip } from 'antd';
import { useState } from 'react';
import { useSay } from '../../language/language-context.ts';
import { DataTable } from '../../ui/data-table/data-table.tsx';
import type { TableColumn } from '../../ui/data-table/table-column.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NoteModal } from '../../ui/note-modal.tsx';
import { ToneTag } from '../../ui/tone-tag.tsx';
import { useConfirm } from '../../ui/use-confirm.ts';
import type { GroupUserRow } from './group-user-row.ts';
import { type SwitchKind, usePersonSwitch } from './use-person-switch.ts';
import { UserDetailDialog } from './user-detail-dialog.tsx';
import './group-user.css';

interface GroupUserTableProps {
  readonly kind: SwitchKind;
  readonly view: ViewDefinition;
  readonly columns: readonly TableColumn<GroupUserRow>[];
  readonly label: string;
  readonly csvName: string;
}

/** People with their detail and their switch: off asks for a reason, on for a confirmation; both file a request. */
export function GroupUserTable({ kind, view, columns, label, csvName }: GroupUserTableProps) {
  const say = useSay();
  const confirm = useConfirm();
  const switchPerson = usePersonSwitch(kind);
  const [shown, setShown] = useState<GroupUserRow>();
  const [disabled, setDisabled] = useState<GroupUserRow>();

  function askToSwitch(row: GroupUserRow): void {
    if (row.isActive === 0) {
      setDisabled(row);
      return;
    }
    confirm({
      title: say(personSwitchPhrases.confirmEnable),
      content: row.displayName ?? '',
      onYes: async () => {
        await switchPerson(row, null);
      },
    });
  }

  return (
    <>
      <DataTable<GroupUserRow>
        id="users"
        label={label}
        view={view}
        columns={columns}
        rowKey={(row) => row.userId}
        csvName={csvName}
        actions={(row) => (
          <>
            {row.waiting === 1 && (
              <ToneTag tone="blue" icon={<ClockCircleOutlined />}>
                {say(groupUserScreenPhrases.waitingTag)}
              </ToneTag>
            )}
            <IconButton
              label={say(groupUserScreenPhrases.detail, { name: row.displayName ?? '' })}
              icon={<EyeOutlined />}
              onClick={() => setShown(row)}
            />
            <Tooltip title={row.waiting ? say(groupUserScreenPhrases.waiting) : ''}>
              <Switch
                className="group-user-switch"
                checked={row.isActive === 0}
                disabled={row.waiting === 1}
                aria-label={say(groupUserScreenPhrases.switchOf, { name: row.displayName ?? '' })}
                onChange={() => askToSwitch(row)}
              />
            </Tooltip>
          </>
        )}
      />
      <UserDetailDialog person={shown} onClose={() => setShown(undefined)} />
      <NoteModal
        open={disabled !== undefined}
        placeholder={say(personSwitchPhrases.notePlaceholder)}
        lead={say(groupUserScreenPhrases.disableLead, { name: disabled?.displayName ?? '' })}
        cancelLabel={say(groupUserScreenPhrases.cancel)}
        submitLabel={say(groupUserScreenPhrases.disable)}
        onClose={() => setDisabled(undefined)}
        onSubmit={async (note) => {
          if (disabled && (await switchPerson(disabled, note))) setDisabled(undefined);
        }}
      />
    </>
  );
}
