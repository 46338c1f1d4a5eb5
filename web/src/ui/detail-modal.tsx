import type { ReactNode } from 'react';
import { type DetailItem, DetailList } from './detail-list.tsx';
import { Dialog } from './dialog.tsx';

interface DetailModalProps {
  readonly open: boolean;
  readonly title: string;
  readonly items: readonly DetailItem[];
  readonly width?: number;
  readonly onClose: () => void;
  readonly onClosed?: () => void;
  readonly footer?: ReactNode;
  /** What follows the list. */
  readonly children?: ReactNode;
}

/** A read-only look at one row. */
export function DetailModal({ items, children, ...dialog }: DetailModalProps) {
  return (
    <Dialog {...dialog}>
      <DetailList items={items} />
      {children}
    </Dialog>
  );
}
