import { HistoryOutlined, SolutionOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { jabatanPrivilegePhrases } from '@gerbang/contract/requests/jabatan-privilege';
import { screens } from '@gerbang/contract/screens';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { PrivilegeChecklist } from './privilege-checklist.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { WaitingSection } from './waiting-section.tsx';

export default function ParameterJabatanPrivilege() {
  const say = useSay();
  const { title, purpose } = screens.parameterJabatanPrivilege;
  const waiting = useWaitingChanges('JabatanPrivilege');
  const positions = useOptions<{ positionName: string; positionCode: string }>('position');
  const [positionId, setPositionId] = useState<number | null>(null);
  const [subject, setSubject] = useState<HistorySubject>();
  const options = (positions.data ?? []).map(({ key, values }) => ({
    value: key,
    label: values.positionName,
  }));
  const positionName = options.find(({ value }) => value === positionId)?.label ?? '';

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section
        title={say(jabatanPrivilegePhrases.privileges)}
        action={
          positionId !== null && (
            <Button
              icon={<HistoryOutlined />}
              onClick={() => setSubject({ name: positionName, records: [`position:${positionId}`] })}
            >
              {say(masterDataPhrases.history)}
            </Button>
          )
        }
      >
        <Form layout="vertical" className="checklist-choice">
          <Form.Item label={say(jabatanPrivilegePhrases.position)} htmlFor="jabatan-privilege-position">
            <Select
              id="jabatan-privilege-position"
              value={positionId}
              onChange={setPositionId}
              options={options}
              loading={positions.isPending}
              placeholder={say(jabatanPrivilegePhrases.positionPlaceholder)}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </Form>
        {positionId === null ? (
          <EmptyState icon={<SolutionOutlined />} title={say(jabatanPrivilegePhrases.choosePosition)} />
        ) : (
          <PrivilegeChecklist key={positionId} positionId={positionId} positionName={positionName} />
        )}
      </Section>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}
