import { HistoryOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { parameterPenggantiPhrases } from '@gerbang/contract/requests/parameter-pengganti';
import { screens } from '@gerbang/contract/screens';
import { Button, Form, Select } from 'antd';
import { useState } from 'react';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { type HistorySubject, RecordHistoryDialog } from './record-history-dialog.tsx';
import { useWaitingChanges } from './recorded-change.ts';
import { SubstituteChecklist, SubstituteSearch } from './substitute-checklist.tsx';
import { WaitingSection } from './waiting-section.tsx';

export default function ParameterPengganti() {
  const say = useSay();
  const { title, purpose } = screens.parameterPengganti;
  const waiting = useWaitingChanges('ParameterPengganti');
  const applications = useOptions<{ applicationName: string }>('application');
  const positions = useOptions<{ positionName: string }>('position');
  const [applicationId, setApplicationId] = useState<number | null>(null);
  const [positionId, setPositionId] = useState<number | null>(null);
  const [subject, setSubject] = useState<HistorySubject>();
  const application = findChosen(applications.data, applicationId, ({ applicationName }) => applicationName);
  const position = findChosen(positions.data, positionId, ({ positionName }) => positionName);

  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <WaitingSection changes={waiting.list} />
      <Section
        title={say(title)}
        action={
          application &&
          position && (
            <Button
              icon={<HistoryOutlined />}
              onClick={() =>
                setSubject({
                  name: `${application.name} - ${position.name}`,
                  records: [`substitutes:${position.id}:${application.id}`],
                })
              }
            >
              {say(masterDataPhrases.history)}
            </Button>
          )
        }
      >
        <Form layout="vertical" className="checklist-choice">
          <Form.Item label={say(parameterPenggantiPhrases.application)} htmlFor="substitutes-application">
            <Select
              id="substitutes-application"
              value={applicationId}
              onChange={setApplicationId}
              options={(applications.data ?? []).map(({ key, values }) => ({
                value: key,
                label: values.applicationName,
              }))}
              loading={applications.isPending}
              placeholder={say(parameterPenggantiPhrases.chooseApplication)}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
          <Form.Item label={say(parameterPenggantiPhrases.position)} htmlFor="substitutes-position">
            <Select
              id="substitutes-position"
              disabled={applicationId === null}
              value={positionId}
              onChange={setPositionId}
              options={(positions.data ?? []).map(({ key, values }) => ({
                value: key,
                label: values.positionName,
              }))}
              loading={positions.isPending}
              placeholder={say(parameterPenggantiPhrases.choosePosition)}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </Form>
        {application && position ? (
          <SubstituteChecklist
            key={`${application.id}:${position.id}`}
            application={application}
            position={position}
          />
        ) : (
          <div className="checklist checklist-choice">
            <SubstituteSearch search="" />
            <p className="substitutes-frame substitutes-empty">
              {say(parameterPenggantiPhrases.chooseFirst)}
            </p>
          </div>
        )}
      </Section>
      <RecordHistoryDialog subject={subject} onClose={() => setSubject(undefined)} />
    </Page>
  );
}

function findChosen<Values>(
  options: readonly { readonly key: number; readonly values: Values }[] | undefined,
  key: number | null,
  nameOf: (values: Values) => string,
): { id: number; name: string } | undefined {
  const chosen = options?.find((option) => option.key === key);
  return chosen && { id: chosen.key, name: nameOf(chosen.values) };
}
