import type { ReactNode } from 'react';
import './detail-list.css';

export interface DetailItem {
  readonly label: string;
  readonly value: ReactNode;
  /** Takes a line of its own. */
  readonly wide?: boolean;
}

/** Labelled facts, as many beside each other as there is room for; what is missing shows a dash. */
export function DetailList({ items }: { readonly items: readonly DetailItem[] }) {
  return (
    <dl className="detail-list">
      {items.map(({ label, value, wide }) => (
        <div key={label} className={wide ? 'detail-list-item--wide' : ''}>
          <dt className="detail-list-term">{label}</dt>
          <dd className="detail-list-value">
            {value === null || value === undefined || value === '' ? '-' : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
