import { sayLoosely } from '@gerbang/contract/phrases/phrase';
import { refusals } from '@gerbang/contract/refusals';
import { sysConfig, sysConfigPhrases } from '@gerbang/contract/requests/sys-config';
import { checkConfig, findConfig } from '@gerbang/contract/sys-config';
import { Form, Input } from 'antd';
import { useLanguage, useSay } from '../language/language-context.ts';

export interface SysConfigFields {
  readonly paramName: string;
  readonly paramValue: string;
  readonly additionalValue?: string | null;
}

/** The fields of a parameter. One that the portal itself reads is checked as it is typed. */
export function SysConfigFormFields({ existing }: { readonly existing: boolean }) {
  const say = useSay();
  const { language } = useLanguage();
  const form = Form.useFormInstance<SysConfigFields>();
  const paramName = Form.useWatch('paramName', form) ?? '';
  const known = findConfig(paramName);
  const { facts } = sysConfig;

  /** The portal's complaint about one of the two values, if it has one. */
  const check = (field: 'paramValue' | 'additionalValue') => ({
    validator: async () => {
      const { paramValue = '', additionalValue } = form.getFieldsValue();
      const complaint = checkConfig({
        paramName,
        paramValue: paramValue.trim(),
        additionalValue: additionalValue?.trim() || null,
      });
      if (paramValue.trim() !== '' && complaint?.field === field) {
        throw new Error(sayLoosely(refusals[complaint.code].text, language, complaint.values));
      }
    },
  });

  return (
    <>
      <Form.Item
        name="paramName"
        label={say(facts.paramName.label)}
        extra={known && say(known.meaning)}
        rules={[{ required: true, whitespace: true, message: say(sysConfigPhrases.nameMissing) }]}
      >
        <Input maxLength={100} readOnly={existing} variant={existing ? 'filled' : 'outlined'} />
      </Form.Item>
      <Form.Item
        name="paramValue"
        label={say(facts.paramValue.label)}
        rules={[
          { required: true, whitespace: true, message: say(sysConfigPhrases.valueMissing) },
          check('paramValue'),
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={2000} />
      </Form.Item>
      <Form.Item
        name="additionalValue"
        label={say(facts.additionalValue.label)}
        dependencies={['paramValue']}
        rules={[check('additionalValue')]}
      >
        <Input maxLength={2000} />
      </Form.Item>
    </>
  );
}
