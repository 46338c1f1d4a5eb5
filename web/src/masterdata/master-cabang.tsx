import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { cabangPhrases } from '@gerbang/contract/requests/cabang';
import { screens } from '@gerbang/contract/screens';
import { subdivision } from '@gerbang/contract/views/subdivision';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { useSession } from '../session/session-context.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { type CabangFields, CabangFormFields } from './cabang-form.tsx';
import { FormDialog } from './form-dialog.tsx';
import { RecordActions } from './record-actions.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { RecordStatus } from './record-status.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { type FilingResult, useMasterFiling } from './use-master-filing.ts';
import { WaitingSection } from './waiting-section.tsx';

type Unit = RowOf<typeof subdivision>;

const keyOf = (unit: Unit) => `subdivision:${unit.subdivisionId}`;

export default function MasterCabang() {
  const say = useSay();
  const { title, purpose } = screens.masterCabang;
  const waiting = useWaitingChanges('Cabang');
  const { save, remove } = useCabangFiling();
  const [edited, setEdited] = useState<Unit | 'new'>();
  const [subject, setSubject] = useState<HistorySubject>();
  const unit = edited === 'new' ? undefined : edited;

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section title={say(cabangPhrases.listTitle)}>
        <DataTable<Unit>
          id="cabang"
          label={say(title)}
          view={subdivision}
          rowKey={(row) => row.subdivisionId ?? 0}
          onCreate={() => setEdited('new')}
          columns={[
            { name: 'subdivisionName', minWidth: 180 },
            { name: 'subdivisionCode' },
            { name: 'level' },
            { name: 'groupSubdivision' },
            { name: 'parent' },
            { name: 'kodeDepartement' },
            {
              name: 'isDeleted',
              title: masterDataPhrases.status,
              render: (row) => <RecordStatus isDeleted={row.isDeleted} waiting={waiting.find(keyOf(row))} />,
            },
          ]}
          actions={(row) => (
            <RecordActions
              name={row.subdivisionName ?? ''}
              isDeleted={row.isDeleted === 1}
              locked={waiting.find(keyOf(row)) !== undefined}
              onEdit={() => setEdited(row)}
              onDelete={(isDeleted) => remove(row, isDeleted)}
              onHistory={() =>
                setSubject({
                  name: row.subdivisionName ?? '',
                  records: [keyOf(row), `subdivision-code:${row.subdivisionCode?.toLowerCase()}`],
                })
              }
            />
          )}
        />
      </Section>
      <FormDialog<CabangFields>
        open={edited !== undefined}
        title={say(unit ? cabangPhrases.updateTitle : cabangPhrases.createTitle)}
        initial={unit ? toFields(unit) : {}}
        onClose={() => setEdited(undefined)}
        onSubmit={(fields) => save(fields, unit)}
      >
        <CabangFormFields existing={unit !== undefined} />
      </FormDialog>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

function toFields(unit: Unit): CabangFields {
  return {
    subdivisionCode: unit.subdivisionCode ?? '',
    subdivisionName: unit.subdivisionName ?? '',
    level: String(unit.level ?? ''),
    groupSubdivision: unit.groupSubdivision ?? '',
    parent: unit.parent,
    kodeDepartement: unit.kodeDepartement,
  };
}

/** Files what the screen asks for; the requester's own branch goes beside the one that is changed. */
function useCabangFiling() {
  const say = useSay();
  const file = useFiling('Cabang');
  const submit = useMasterFiling();
  const { profile } = useSession();
  const subdivisionCodeUpdate = `${profile.subdivisionCode} - ${profile.subdivisionName}`;

  function save(fields: CabangFields, unit: Unit | undefined): Promise<FilingResult> {
    const name = fields.subdivisionName.trim();
    const filling = { action: say(unit ? masterDataPhrases.update : masterDataPhrases.create), name };
    const payload = {
      ...fields,
      level: Number(fields.level),
      parent: fields.parent ?? null,
      kodeDepartement: fields.kodeDepartement ?? null,
      subdivisionCodeUpdate,
    };
    return submit({
      name,
      send: () =>
        unit?.subdivisionId
          ? file('updateCabang', { ...payload, subdivisionId: unit.subdivisionId })
          : file('cabang', payload),
      success: say(cabangPhrases.success, filling),
      failure: say(cabangPhrases.failure, filling),
    });
  }

  async function remove(unit: Unit, isDeleted: 0 | 1): Promise<void> {
    const name = unit.subdivisionName ?? '';
    const filling = {
      action: say(isDeleted ? masterDataPhrases.delete : masterDataPhrases.undoDelete),
      name,
    };
    await submit({
      name,
      send: () =>
        file('deletecabang', { subdivisionId: unit.subdivisionId ?? 0, isDeleted, subdivisionCodeUpdate }),
      success: say(cabangPhrases.success, filling),
      failure: say(cabangPhrases.failure, filling),
    });
  }

  return { save, remove };
}
