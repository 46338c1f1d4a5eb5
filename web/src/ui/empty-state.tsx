import { InboxOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import './state-panel.css';

interface EmptyStateProps {
  readonly title: string;
  readonly hint?: string | undefined;
  readonly icon?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

/** Nothing to show: a sentence, and what to do about it. */
export function EmptyState({ title, hint, icon = <InboxOutlined />, action }: EmptyStateProps) {
  return (
    <div className="state-panel">
      <span className="state-panel-icon" aria-hidden>
        {icon}
      </span>
      <p className="state-panel-title">{title}</p>
      {hint && <p className="state-panel-hint">{hint}</p>}
      {action && <div className="state-panel-action">{action}</div>}
    </div>
  );
}
