import { commonPhrases } from '@gerbang/contract/phrases/common';
import { aplikasiPhrases, WEBHOOK_SECRET_LENGTH } from '@gerbang/contract/requests/aplikasi';
import { Form, Input, Radio } from 'antd';
import { useSay } from '../language/language-context.ts';

export interface AplikasiFields {
  readonly applicationName: string;
  readonly url: string;
  readonly isActive: 0 | 1;
  readonly webhookUrl?: string | null;
  readonly webhookSecret?: string;
}

const HTTP = /^https?:\/\/\S+$/i;

/** The fields of an application. The secret can be written here and is shown nowhere. */
export function AplikasiFormFields({ hasSecret }: { readonly hasSecret: boolean }) {
  const say = useSay();
  const form = Form.useFormInstance<AplikasiFields>();
  const withWebhook = Boolean(Form.useWatch('webhookUrl', form)?.trim());
  return (
    <>
      <Form.Item
        name="applicationName"
        label={say(aplikasiPhrases.name)}
        rules={[{ required: true, whitespace: true, message: say(aplikasiPhrases.nameMissing) }]}
      >
        <Input maxLength={100} />
      </Form.Item>
      <Form.Item
        name="url"
        label={say(aplikasiPhrases.url)}
        rules={[
          { required: true, message: say(aplikasiPhrases.urlBad) },
          { pattern: HTTP, message: say(aplikasiPhrases.urlBad) },
        ]}
      >
        <Input type="url" maxLength={500} placeholder="https://" />
      </Form.Item>
      <Form.Item name="isActive" label={say(aplikasiPhrases.active)}>
        <Radio.Group
          options={[
            { value: 0, label: say(commonPhrases.active) },
            { value: 1, label: say(commonPhrases.inactive) },
          ]}
        />
      </Form.Item>
      <Form.Item
        name="webhookUrl"
        label={say(aplikasiPhrases.webhookUrl)}
        extra={say(aplikasiPhrases.webhookHelp)}
        rules={[{ pattern: HTTP, message: say(aplikasiPhrases.urlBad) }]}
      >
        <Input type="url" maxLength={500} placeholder="https://" />
      </Form.Item>
      {withWebhook && (
        <Form.Item
          name="webhookSecret"
          label={say(aplikasiPhrases.webhookSecret)}
          extra={hasSecret && say(aplikasiPhrases.secretHelp)}
          rules={[
            { required: !hasSecret, message: say(aplikasiPhrases.secretBad) },
            { pattern: /^\S+$/, min: WEBHOOK_SECRET_LENGTH.least, message: say(aplikasiPhrases.secretBad) },
          ]}
        >
          <Input.Password autoComplete="new-password" maxLength={WEBHOOK_SECRET_LENGTH.most} />
        </Form.Item>
      )}
    </>
  );
}
