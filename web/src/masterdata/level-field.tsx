import { Form, Input } from 'antd';

interface LevelFieldProps {
  readonly label: string;
  readonly missing: string;
  readonly help?: string;
}

/** A level: digits only, at most two; anything else does not get in. */
export function LevelField({ label, missing, help }: LevelFieldProps) {
  return (
    <Form.Item
      name="level"
      label={label}
      extra={help}
      normalize={(typed: string) => typed.replace(/\D/g, '')}
      rules={[{ required: true, message: missing }]}
    >
      <Input inputMode="numeric" maxLength={2} />
    </Form.Item>
  );
}
