import { HistoryOutlined, SolutionOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { groupingLimitPhrases } from '@gerbang/contract/requests/grouping-limit';
import { screens } from '@gerbang/contract/screens';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { LimitEditor } from './limit-editor.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { WaitingSection } from './waiting-section.tsx';
import './checklist.css';

export default function ParameterGroupingLimit() {
  const say = useSay();
  const { title, purpose } = screens.parameterGroupingLimit;
  const waiting = useWaitingChanges('GroupingLimit');
  const positions = useOptions<{ positionName: string }>('position');
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
        title={say(title)}
        action={
          positionId !== null && (
            <Button
              icon={<HistoryOutlined />}
              onClick={() => setSubject({ name: positionName, records: [`position-limit:${positionId}`] })}
            >
              {say(masterDataPhrases.history)}
            </Button>
          )
        }
      >
        <Form layout="vertical" className="checklist-choice">
          <Form.Item label={say(groupingLimitPhrases.position)} htmlFor="grouping-limit-position">
            <Select
              id="grouping-limit-position"
              value={positionId}
              onChange={setPositionId}
              options={options}
              loading={positions.isPending}
              placeholder={say(groupingLimitPhrases.positionPlaceholder)}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </Form>
        {positionId === null ? (
          <EmptyState icon={<SolutionOutlined />} title={say(groupingLimitPhrases.choosePosition)} />
        ) : (
          <LimitEditor
            key={positionId}
            position={{ id: positionId, name: positionName }}
            waiting={waiting.list}
          />
        )}
      </Section>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}
