import { sysConfigPhrases } from '@gerbang/contract/requests/sys-config';
import { screens } from '@gerbang/contract/screens';
import { findConfig } from '@gerbang/contract/sys-config';
import { sysConfigParam } from '@gerbang/contract/views/sys-config-param';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { FormDialog } from './form-dialog.tsx';
import { NamedRecord } from './named-record.tsx';
import { RecordActions } from './record-actions.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { type SysConfigFields, SysConfigFormFields } from './sys-config-form.tsx';
import { useMasterFiling } from './use-master-filing.ts';
import { WaitingSection } from './waiting-section.tsx';

type Param = RowOf<typeof sysConfigParam>;

const keyOf = ({ paramName }: Param) => `sys-config:${paramName?.toLowerCase()}`;

export default function SysConfig() {
  const say = useSay();
  const { title, purpose } = screens.sysConfig;
  const waiting = useWaitingChanges('SysConfig');
  const { save, remove } = useSysConfigFiling();
  const [edited, setEdited] = useState<Param | 'new'>();
  const [subject, setSubject] = useState<HistorySubject>();
  const param = edited === 'new' ? undefined : edited;

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section title={say(title)}>
        <DataTable<Param>
          id="config"
          label={say(title)}
          view={sysConfigParam}
          rowKey={(row) => row.id ?? 0}
          onCreate={() => setEdited('new')}
          columns={[
            {
              name: 'paramName',
              minWidth: 240,
              render: (row) => {
                const known = findConfig(row.paramName ?? '');
                return (
                  <NamedRecord
                    name={row.paramName ?? ''}
                    note={known && say(known.meaning)}
                    waiting={waiting.find(keyOf(row))}
                  />
                );
              },
            },
            { name: 'paramValue', minWidth: 120 },
            { name: 'additionalValue' },
          ]}
          actions={(row) => (
            <RecordActions
              name={row.paramName ?? ''}
              isDeleted={false}
              locked={waiting.find(keyOf(row)) !== undefined}
              onEdit={() => setEdited(row)}
              onDelete={() => remove(row)}
              onHistory={() => setSubject({ name: row.paramName ?? '', records: [keyOf(row)] })}
            />
          )}
        />
      </Section>
      <FormDialog<SysConfigFields>
        open={edited !== undefined}
        title={say(param ? sysConfigPhrases.updateTitle : sysConfigPhrases.createTitle)}
        initial={param ? toFields(param) : {}}
        isComplete={({ paramName, paramValue }) => Boolean(paramName?.trim() && paramValue?.trim())}
        onClose={() => setEdited(undefined)}
        onSubmit={(fields) => save(fields, param)}
      >
        <SysConfigFormFields existing={param !== undefined} />
      </FormDialog>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

function toFields({ paramName, paramValue, additionalValue }: Param): SysConfigFields {
  return { paramName: paramName ?? '', paramValue: paramValue ?? '', additionalValue };
}

function useSysConfigFiling() {
  const say = useSay();
  const file = useFiling('SysConfig');
  const submit = useMasterFiling();

  function save(fields: SysConfigFields, param: Param | undefined) {
    const payload = { ...fields, additionalValue: fields.additionalValue ?? null };
    const filling = { param: fields.paramName.trim(), value: fields.paramValue.trim() };
    const { created, createFailed, createTaken, updated, updateFailed, updateTaken } = sysConfigPhrases;
    return submit({
      name: filling.param,
      send: () =>
        param?.id
          ? file('updateSysConfig', { ...payload, configId: param.id })
          : file('createSysConfig', payload),
      success: say(param ? updated : created, filling),
      failure: say(param ? updateFailed : createFailed, filling),
      duplicate: say(param ? updateTaken : createTaken, { param: filling.param }),
    });
  }

  async function remove(param: Param): Promise<void> {
    const filling = { param: param.paramName ?? '', value: param.paramValue ?? '' };
    await submit({
      name: filling.param,
      send: () => file('deleteSysConfig', { ...param, configId: param.id ?? 0 }),
      success: say(sysConfigPhrases.deleted, filling),
      failure: say(sysConfigPhrases.deleteFailed, filling),
      duplicate: say(sysConfigPhrases.deleteTaken, { param: filling.param }),
    });
  }

  return { save, remove };
}
