import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import {
  masterGroupingLimit,
  masterGroupingLimitPhrases,
} from '@gerbang/contract/requests/master-grouping-limit';
import { screens } from '@gerbang/contract/screens';
import { masterGroupingLimit as view } from '@gerbang/contract/views/master-grouping-limit';
import { Form, Input } from 'antd';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { useNotice } from '../ui/use-notice.ts';
import { FormDialog } from './form-dialog.tsx';
import { RecordActions } from './record-actions.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { RecordStatus } from './record-status.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { useMasterFiling } from './use-master-filing.ts';
import { WaitingSection } from './waiting-section.tsx';

type Group = RowOf<typeof view>;

interface GroupFields {
  readonly groupingName: string;
  readonly groupingDesc: string;
}

const keyOf = (group: Group) => `limit-group:${group.groupingLimitId}`;

export default function MasterGroupingLimit() {
  const say = useSay();
  const notice = useNotice();
  const { title, purpose } = screens.masterGroupingLimit;
  const waiting = useWaitingChanges('MasterGroupingLimit');
  const { save, remove } = useGroupFiling();
  const [edited, setEdited] = useState<Group | 'new'>();
  const [subject, setSubject] = useState<HistorySubject>();
  const group = edited === 'new' ? undefined : edited;

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section title={say(title)}>
        <DataTable<Group>
          id="groups"
          label={say(title)}
          view={view}
          rowKey={(row) => row.id ?? 0}
          onCreate={() => setEdited('new')}
          columns={[
            { name: 'groupingName', minWidth: 140 },
            { name: 'groupingDesc', minWidth: 220 },
            {
              name: 'isDeleted',
              title: masterDataPhrases.status,
              render: (row) => <RecordStatus isDeleted={row.isDeleted} waiting={waiting.find(keyOf(row))} />,
            },
          ]}
          actions={(row) => (
            <RecordActions
              name={row.groupingName ?? ''}
              isDeleted={row.isDeleted === 1}
              locked={waiting.find(keyOf(row)) !== undefined}
              onEdit={() => setEdited(row)}
              onDelete={(isDeleted) => remove(row, isDeleted)}
              onHistory={() =>
                setSubject({
                  name: row.groupingName ?? '',
                  records: [keyOf(row), `limit-group-name:${row.groupingName?.toLowerCase()}`],
                })
              }
            />
          )}
        />
      </Section>
      <FormDialog<GroupFields>
        open={edited !== undefined}
        title={say(group ? masterGroupingLimitPhrases.updateTitle : masterGroupingLimitPhrases.createTitle)}
        initial={
          group ? { groupingName: group.groupingName ?? '', groupingDesc: group.groupingDesc ?? '' } : {}
        }
        isComplete={({ groupingName, groupingDesc }) => Boolean(groupingName?.trim() && groupingDesc?.trim())}
        onClose={() => setEdited(undefined)}
        onInvalid={() => notice.error(say(masterGroupingLimitPhrases.formError))}
        onSubmit={(fields) => save(fields, group)}
      >
        <GroupFormFields existing={group !== undefined} />
      </FormDialog>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

function GroupFormFields({ existing }: { readonly existing: boolean }) {
  const say = useSay();
  const { facts } = masterGroupingLimit;
  const { nameMissing, descriptionMissing, renameHint } = masterGroupingLimitPhrases;
  return (
    <>
      <Form.Item
        name="groupingName"
        label={say(facts.groupingName.label)}
        extra={existing && say(renameHint)}
        rules={[{ required: true, whitespace: true, message: say(nameMissing) }]}
      >
        <Input maxLength={50} />
      </Form.Item>
      <Form.Item
        name="groupingDesc"
        label={say(facts.groupingDesc.label)}
        rules={[{ required: true, whitespace: true, message: say(descriptionMissing) }]}
      >
        <Input maxLength={200} />
      </Form.Item>
    </>
  );
}

function useGroupFiling() {
  const say = useSay();
  const file = useFiling('MasterGroupingLimit');
  const submit = useMasterFiling();
  const { created, createFailed, updated, updateFailed, deleted, deleteFailed, restored, restoreFailed } =
    masterGroupingLimitPhrases;

  function save(fields: GroupFields, group: Group | undefined) {
    const groupingLimitId = group?.groupingLimitId;
    return submit({
      name: fields.groupingName.trim(),
      send: () =>
        file('crudMasterGroupingLimit', {
          ...fields,
          ...(groupingLimitId && { groupingLimitId }),
        }),
      success: say(group ? updated : created),
      failure: say(group ? updateFailed : createFailed),
    });
  }

  async function remove(group: Group, isDeleted: 0 | 1): Promise<void> {
    const { groupingLimitId, groupingName, groupingDesc } = group;
    await submit({
      name: groupingName ?? '',
      send: () =>
        file('crudMasterGroupingLimit', {
          groupingLimitId,
          groupingName: groupingName ?? '',
          groupingDesc: groupingDesc ?? '',
          isDeleted,
        }),
      success: say(isDeleted ? deleted : restored),
      failure: say(isDeleted ? deleteFailed : restoreFailed),
    });
  }

  return { save, remove };
}
