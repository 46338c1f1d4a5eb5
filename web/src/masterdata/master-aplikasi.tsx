import { EditOutlined, HistoryOutlined, SendOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { aplikasiPhrases } from '@gerbang/contract/requests/aplikasi';
import { screens } from '@gerbang/contract/screens';
import { masterAplikasi } from '@gerbang/contract/views/master-aplikasi';
import { useState } from 'react';
import type { RowOf } from '../api/row-of.ts';
import { useSay } from '../language/language-context.ts';
import { useFiling } from '../requests/use-filing.ts';
import { DataTable } from '../ui/data-table/data-table.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { useConfirm } from '../ui/use-confirm.ts';
import { type AplikasiFields, AplikasiFormFields } from './aplikasi-form.tsx';
import { FormDialog } from './form-dialog.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { RecordStatus } from './record-status.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { useMasterFiling } from './use-master-filing.ts';
import { useTestDelivery } from './use-test-delivery.ts';
import { WaitingSection } from './waiting-section.tsx';
import { WebhookState } from './webhook-state.tsx';

type Application = RowOf<typeof masterAplikasi>;

const keyOf = (application: Application) => `application:${application.applicationId}`;

export default function MasterAplikasi() {
  const say = useSay();
  const confirm = useConfirm();
  const { title, purpose } = screens.masterAplikasi;
  const waiting = useWaitingChanges('Aplikasi');
  const save = useAplikasiFiling();
  const test = useTestDelivery();
  const [edited, setEdited] = useState<Application | 'new'>();
  const [subject, setSubject] = useState<HistorySubject>();
  const application = edited === 'new' ? undefined : edited;

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section title={say(title)}>
        <DataTable<Application>
          id="applications"
          label={say(title)}
          view={masterAplikasi}
          rowKey={(row) => row.applicationId ?? 0}
          onCreate={() => setEdited('new')}
          columns={[
            { name: 'applicationName', minWidth: 160 },
            { name: 'url', minWidth: 200 },
            {
              name: 'webhookUrl',
              title: aplikasiPhrases.webhook,
              minWidth: 180,
              render: (row) => <WebhookState row={row} />,
            },
            {
              name: 'isActive',
              title: masterDataPhrases.status,
              render: (row) => <RecordStatus isDeleted={row.isActive} waiting={waiting.find(keyOf(row))} />,
            },
          ]}
          actions={(row) => (
            <>
              <IconButton
                label={`${say(masterDataPhrases.edit)} ${row.applicationName}`}
                icon={<EditOutlined />}
                disabled={waiting.find(keyOf(row)) !== undefined}
                onClick={() => setEdited(row)}
              />
              <IconButton
                label={`${say(aplikasiPhrases.test)} ${row.applicationName}`}
                icon={<SendOutlined />}
                disabled={!row.webhookUrl}
                onClick={() =>
                  confirm({
                    title: `${say(aplikasiPhrases.test)} ${row.applicationName}`,
                    content: row.webhookUrl ?? '',
                    onYes: () => test(row),
                  })
                }
              />
              <IconButton
                label={`${say(masterDataPhrases.history)} ${row.applicationName}`}
                icon={<HistoryOutlined />}
                onClick={() =>
                  setSubject({
                    name: row.applicationName ?? '',
                    records: [keyOf(row), `application-name:${row.applicationName?.toLowerCase()}`],
                  })
                }
              />
            </>
          )}
        />
      </Section>
      <FormDialog<AplikasiFields>
        open={edited !== undefined}
        title={say(application ? aplikasiPhrases.updateTitle : aplikasiPhrases.createTitle)}
        initial={application ? toFields(application) : { isActive: 0 }}
        onClose={() => setEdited(undefined)}
        onSubmit={(fields) => save(fields, application)}
      >
        <AplikasiFormFields hasSecret={application?.hasSecret === 1} />
      </FormDialog>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

function toFields({ applicationName, url, isActive, webhookUrl }: Application): AplikasiFields {
  return { applicationName: applicationName ?? '', url: url ?? '', isActive: isActive ?? 0, webhookUrl };
}

function useAplikasiFiling() {
  const say = useSay();
  const file = useFiling('Aplikasi');
  const submit = useMasterFiling();
  return (fields: AplikasiFields, application: Application | undefined) => {
    const app = fields.applicationName.trim();
    const { created, createFailed, updated, updateFailed } = aplikasiPhrases;
    return submit({
      name: app,
      send: () => file('aplikasi', { ...fields, applicationId: application?.applicationId }),
      success: say(application ? updated : created, { app }),
      failure: say(application ? updateFailed : createFailed, { app }),
    });
  };
}
