import type { ReactNode } from 'react';
import './form-card.css';

/** Forms are at most 640 wide: longer lines are harder to fill in. */
export function FormCard({ title, children }: { readonly title?: string; readonly children: ReactNode }) {
  return (
    <div className="form-card">
      {title && <h2 className="form-card-title">{title}</h2>}
      {children}
    </div>
  );
}
