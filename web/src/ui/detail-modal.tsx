import type { ReactNode } from 'react';
import { type DetailItem, DetailList } from './detail-list.tsx';
import { Dialog } from './dialog.tsx';
import './detail-modal.css';

interface DetailModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly width?: number;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly footer?: ReactNode;
  /** What stands above the list, such as the state of the thing. */
  readonly lead?: ReactNode;
  readonly items: readonly DetailItem[];
  /** What follows the list. */
  readonly children?: ReactNode;
}

/** A read-only look at one row. */
export function DetailModal({ lead, items, children, ...dialog }: DetailModalProps) {
  return (
    <Dialog {...dialog}>
      <div className="detail-modal">
        {lead}
        <DetailList items={items} />
        {children}
      </div>
    </Dialog>
  );
}
