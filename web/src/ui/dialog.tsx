import { commonPhrases } from '@gerbang/contract/phrases/common';
import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { useSay } from '../language/language-context.ts';
import './dialog.css';

interface DialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly width?: number;
  readonly onClose: () => void;
  readonly footer?: ReactNode;
  readonly children: ReactNode;
  /** Called once it is gone from the screen, to forget what it showed. */
  readonly onClosed?: () => void;
}

/** Every dialog of the portal: fills the screen of a phone, gives the focus back where it came from. */
export function Dialog({
  open,
  title,
  width = 640,
  onClose,
  footer = null,
  children,
  onClosed,
}: DialogProps) {
  const say = useSay();
  return (
    <Modal
      className="dialog"
      open={open}
      title={title}
      width={width}
      onCancel={onClose}
      footer={footer}
      destroyOnHidden
      closable={{ 'aria-label': say(commonPhrases.close) }}
      mask={{ closable: footer === null }}
      {...(onClosed && { afterClose: onClosed })}
    >
      {children}
    </Modal>
  );
}
