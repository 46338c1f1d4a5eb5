import { approvalPhrases } from '@gerbang/contract/phrases/approvals';
import { commonPhrases } from '@gerbang/contract/phrases/common';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { useSay } from '../language/language-context.ts';
import { Dialog } from './dialog.tsx';

interface NoteModalProps {
  readonly open: boolean;
  readonly placeholder?: string;
  /** What is about to happen, and to whom. */
  readonly lead?: string;
  readonly cancelLabel?: string;
  readonly submitLabel: string;
  readonly onSubmit: (note: string) => Promise<void>;
  readonly onClose: () => void;
}

const MAX_NOTE = 500;

/** Asks for the reason of an act; without one the act cannot be chosen. A failed act keeps what was typed. */
export function NoteModal({
  open,
  placeholder,
  lead,
  submitLabel,
  onSubmit,
  onClose,
  ...props
}: NoteModalProps) {
  const say = useSay();
  const [note, setNote] = useState('');
  const [busy, setBusy] = useState(false);
  const trimmed = note.trim();

  async function submit(): Promise<void> {
    if (trimmed === '') return;
    setBusy(true);
    await onSubmit(trimmed).finally(() => setBusy(false));
  }

  return (
    <Dialog
      open={open}
      title={say(approvalPhrases.noteTitle)}
      width={520}
      onClose={onClose}
      onClosed={() => setNote('')}
      footer={[
        <Button key="cancel" onClick={onClose}>
          {props.cancelLabel ?? say(commonPhrases.cancel)}
        </Button>,
        <Button key="submit" type="primary" danger disabled={trimmed === ''} loading={busy} onClick={submit}>
          {submitLabel}
        </Button>,
      ]}
    >
      {lead && <p className="note-modal-lead">{lead}</p>}
      <Form layout="vertical">
        <Form.Item
          label={say(approvalPhrases.noteLabel)}
          htmlFor="note-modal-note"
          required
          className="note-modal-item"
        >
          <Input.TextArea
            id="note-modal-note"
            autoFocus
            rows={4}
            maxLength={MAX_NOTE}
            showCount
            value={note}
            placeholder={placeholder ?? say(approvalPhrases.notePlaceholder)}
            onChange={(event) => setNote(event.target.value)}
          />
        </Form.Item>
      </Form>
    </Dialog>
  );
}
