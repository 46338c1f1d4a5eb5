import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { jabatan, jabatanPhrases } from '@gerbang/contract/requests/jabatan';
import { Form, Input, Radio } from 'antd';
import { useSay } from '../language/language-context.ts';
import { LevelField } from './level-field.tsx';

export interface JabatanFields {
  readonly positionCode: string;
  readonly positionName: string;
  readonly groupPosition: string;
  readonly level: string;
  readonly isUseArea: 0 | 1;
}

/** The fields of a position; its code is fixed once it exists. */
export function JabatanFormFields({ existing }: { readonly existing: boolean }) {
  const say = useSay();
  const { facts } = jabatan;
  return (
    <>
      <Form.Item
        name="positionCode"
        label={say(facts.positionCode.label)}
        rules={[{ required: true, whitespace: true, message: say(jabatanPhrases.codeMissing) }]}
      >
        <Input maxLength={20} readOnly={existing} variant={existing ? 'filled' : 'outlined'} />
      </Form.Item>
      <Form.Item
        name="positionName"
        label={say(facts.positionName.label)}
        rules={[{ required: true, whitespace: true, message: say(jabatanPhrases.nameMissing) }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="groupPosition"
        label={say(facts.groupPosition.label)}
        extra={say(jabatanPhrases.groupHint)}
        rules={[{ required: true, whitespace: true, message: say(jabatanPhrases.groupMissing) }]}
      >
        <Input maxLength={50} />
      </Form.Item>
      <LevelField
        label={say(facts.level.label)}
        missing={say(jabatanPhrases.levelMissing)}
        help={say(jabatanPhrases.levelHint)}
      />
      <Form.Item
        name="isUseArea"
        label={say(facts.isUseArea.label)}
        rules={[{ required: true, message: say(jabatanPhrases.areaMissing) }]}
      >
        <Radio.Group
          options={[
            { value: 0, label: say(masterDataPhrases.false) },
            { value: 1, label: say(masterDataPhrases.true) },
          ]}
        />
      </Form.Item>
    </>
  );
}
