import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { jabatanPhrases } from '@gerbang/contract/requests/jabatan';
import { screens } from '@gerbang/contract/screens';
import { position } from '@gerbang/contract/views/position';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type JabatanFields, JabatanFormFields } from './jabatan-form.tsx';
import { RecordActions } from './record-actions.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { RecordStatus } from './record-status.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { type FilingResult, useMasterFiling } from './use-master-filing.ts';
import { WaitingSection } from './waiting-section.tsx';

type Position = RowOf<typeof position>;

const keyOf = (row: Position) => `position:${row.positionId}`;

export default function MasterJabatan() {
  const say = useSay();
  const { title, purpose } = screens.masterJabatan;
  const waiting = useWaitingChanges('Jabatan');
  const { save, remove } = useJabatanFiling();
  const [edited, setEdited] = useState<Position | 'new'>();
  const [subject, setSubject] = useState<HistorySubject>();
  const existing = edited === 'new' ? undefined : edited;

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section title={say(jabatanPhrases.listTitle)}>
        <DataTable<Position>
          id="jabatan"
          label={say(title)}
          view={position}
          rowKey={(row) => row.positionId ?? 0}
          onCreate={() => setEdited('new')}
          columns={[
            { name: 'positionName', minWidth: 180 },
            { name: 'positionCode' },
            { name: 'groupPosition' },
            { name: 'level' },
            {
              name: 'isUseArea',
              render: (row) => say(row.isUseArea === 1 ? masterDataPhrases.true : masterDataPhrases.false),
            },
            {
              name: 'isDeleted',
              title: masterDataPhrases.status,
              render: (row) => <RecordStatus isDeleted={row.isDeleted} waiting={waiting.find(keyOf(row))} />,
            },
          ]}
          actions={(row) => (
            <RecordActions
              name={row.positionName ?? ''}
              isDeleted={row.isDeleted === 1}
              locked={waiting.find(keyOf(row)) !== undefined}
              onEdit={() => setEdited(row)}
              onDelete={(isDeleted) => remove(row, isDeleted)}
              onHistory={() =>
                setSubject({
                  name: row.positionName ?? '',
                  records: [keyOf(row), `position-code:${row.positionCode?.toLowerCase()}`],
                })
              }
            />
          )}
        />
      </Section>
      <FormDialog<JabatanFields>
        open={edited !== undefined}
        title={say(existing ? jabatanPhrases.updateTitle : jabatanPhrases.createTitle)}
        initial={existing ? toFields(existing) : {}}
        onClose={() => setEdited(undefined)}
        onSubmit={(fields) => save(fields, existing)}
      >
        <JabatanFormFields existing={existing !== undefined} />
      </FormDialog>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

function toFields(row: Position): JabatanFields {
  return {
    positionCode: row.positionCode ?? '',
    positionName: row.positionName ?? '',
    groupPosition: row.groupPosition ?? '',
    level: String(row.level ?? ''),
    isUseArea: row.isUseArea ?? 0,
  };
}

function useJabatanFiling() {
  const say = useSay();
  const file = useFiling('Jabatan');
  const submit = useMasterFiling();

  function save(fields: JabatanFields, existing: Position | undefined): Promise<FilingResult> {
    const name = fields.positionName.trim();
    const filling = { action: say(existing ? masterDataPhrases.update : masterDataPhrases.create), name };
    const payload = { ...fields, level: Number(fields.level) };
    return submit({
      name,
      send: () =>
        existing?.positionId
          ? file('updatejabatan', { ...payload, positionId: existing.positionId })
          : file('jabatan', payload),
      success: say(jabatanPhrases.success, filling),
      failure: say(jabatanPhrases.failure, filling),
    });
  }

  async function remove(row: Position, isDeleted: 0 | 1): Promise<void> {
    const name = row.positionName ?? '';
    const filling = {
      action: say(isDeleted ? masterDataPhrases.delete : masterDataPhrases.undoDelete),
      name,
    };
    await submit({
      name,
      send: () => file('deletejabatan', { positionId: row.positionId ?? 0, isDeleted }),
      success: say(jabatanPhrases.success, filling),
      failure: say(jabatanPhrases.failure, filling),
    });
  }

  return { save, remove };
}
