import { commonPhrases } from '@gerbang/contract/phrases/common';
import { Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { Dialog } from '../ui/dialog.tsx';
import type { FilingResult } from './use-master-filing.ts';
import './master-data.css';

interface FormDialogProps<Values extends object> {
  readonly open: boolean;
  readonly title: string;
  readonly initial: Partial<Values>;
  readonly width?: number;
  /** Where given, nothing can be saved until it says so. */
  readonly isComplete?: (values: Partial<Values>) => boolean;
  /** Called when something typed does not pass, besides what the fields themselves say. */
  readonly onInvalid?: () => void;
  readonly onSubmit: (values: Values) => Promise<FilingResult>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Creates or changes one record. It closes when the change is filed; otherwise it keeps what was typed. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { open, title, initial, width, isComplete, onSubmit, onClose, children } = props;
  const say = useSay();
  const [form] = Form.useForm<Values>();
  const [busy, setBusy] = useState(false);
  const typed = Form.useWatch((values: Partial<Values>) => values, form);
  const complete = isComplete?.(typed ?? initial) ?? true;

  async function submit(values: Values): Promise<void> {
    setBusy(true);
    const result = await onSubmit(values).finally(() => setBusy(false));
    if (result.filed) {
      onClose();
      return;
    }
    form.setFields(
      Object.entries(result.fields).map(([name, error]) => ({ name: name as never, errors: [error] })),
    );
  }

  return (
    <Dialog
      open={open}
      title={title}
      width={width ?? 560}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{say(commonPhrases.cancel)}</Button>
          <Button type="primary" loading={busy} disabled={!complete} onClick={() => form.submit()}>
            {say(commonPhrases.save)}
          </Button>
        </>
      }
    >
      <Form<Values>
        className="form-dialog"
        form={form}
        layout="vertical"
        initialValues={initial}
        preserve={false}
        requiredMark={false}
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={submit}
        {...(props.onInvalid && { onFinishFailed: props.onInvalid })}
      >
        {children}
        {/* Enter in a field submits, as in any form; the visible button stands in the dialog's footer. */}
        <button type="submit" hidden />
      </Form>
    </Dialog>
  );
}
