import { InputNumber } from 'antd';

interface AmountInputProps {
  readonly id: string;
  /** Its name where no label stands beside it. */
  readonly label?: string;
  /** Digits, or nothing. */
  readonly value: string;
  readonly onChange: (digits: string) => void;
  readonly maxLength?: number;
  readonly describedBy?: string;
  readonly status?: 'error' | 'warning' | '';
}

const groupThousands = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');
const keepDigits = (text: string) => text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');

/** Whole rupiah with thousands separators while typing. It holds digits, so that no amount is too large for it. */
export function AmountInput(props: AmountInputProps) {
  const { id, label, value, onChange, maxLength, describedBy, status = '' } = props;
  return (
    <InputNumber<string>
      id={id}
      stringMode
      controls={false}
      prefix="IDR"
      inputMode="numeric"
      autoComplete="off"
      style={{ width: '100%' }}
      value={value === '' ? null : value}
      formatter={(given) => groupThousands(keepDigits(String(given ?? '')))}
      parser={(text) => keepDigits(text ?? '')}
      onChange={(given) => onChange(keepDigits(String(given ?? '')))}
      status={status}
      {...(label && { 'aria-label': label })}
      {...(maxLength !== undefined && { maxLength })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    />
  );
}
