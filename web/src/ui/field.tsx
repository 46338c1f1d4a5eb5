import { Form } from 'antd';
import type { ReactNode } from 'react';
import './field.css';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly help?: ReactNode;
  /** Said instead of the help while the input is wrong. */
  readonly error?: string | undefined;
  /** Said instead of the help where the input is allowed, but odd. */
  readonly warning?: string | undefined;
  readonly required?: boolean;
  readonly children: ReactNode;
}

/** The id under which what a field says about itself can be found by a screen reader. */
export function nameFieldHelp(id: string): string {
  return `${id}_help`;
}

/** One line of a form: the label above, the input, below it the help or what is wrong. */
export function Field({ id, label, help, error, warning, required = false, children }: FieldProps) {
  const said = error ?? warning ?? help;
  return (
    <Form.Item
      className="field"
      label={label}
      htmlFor={id}
      required={required}
      validateStatus={error ? 'error' : warning ? 'warning' : ''}
      help={
        said && (
          <span id={nameFieldHelp(id)} {...(error && { role: 'alert' })}>
            {said}
          </span>
        )
      }
    >
      {children}
    </Form.Item>
  );
}
