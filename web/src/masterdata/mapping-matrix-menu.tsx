import { AppstoreOutlined } from '@ant-design/icons';
import { matrixMenuPhrases } from '@gerbang/contract/requests/matrix-menu';
import { screens } from '@gerbang/contract/screens';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useOptions } from '../api/use-options.ts';
import { useSay } from '../language/language-context.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Page } from '../ui/page.tsx';
import { Section } from '../ui/section.tsx';
import { MatrixEditor } from './matrix-editor.tsx';
import './matrix.css';

export default function MappingMatrixMenu() {
  const say = useSay();
  const { title, purpose } = screens.mappingMatrixMenu;
  const applications = useOptions<{ applicationName: string }>('application');
  const [applicationId, setApplicationId] = useState<number | null>(null);
  const options = (applications.data ?? []).map(({ key, values }) => ({
    value: key,
    label: values.applicationName,
  }));
  const chosen = options.find(({ value }) => value === applicationId);
  return (
    <Page title={say(title)} purpose={say(purpose)}>
      <Section title={say(matrixMenuPhrases.listTitle)}>
        <Form layout="vertical" className="matrix-application">
          <Form.Item label={say(matrixMenuPhrases.application)} htmlFor="matrix-application">
            <Select
              id="matrix-application"
              value={applicationId}
              onChange={setApplicationId}
              options={options}
              loading={applications.isPending}
              placeholder={say(matrixMenuPhrases.applicationPlaceholder)}
              showSearch={{ optionFilterProp: 'label' }}
            />
          </Form.Item>
        </Form>
        {chosen ? (
          <MatrixEditor key={chosen.value} application={{ id: chosen.value, name: chosen.label }} />
        ) : (
          <EmptyState icon={<AppstoreOutlined />} title={say(matrixMenuPhrases.chooseApplication)} />
        )}
      </Section>
    </Page>
  );
}
