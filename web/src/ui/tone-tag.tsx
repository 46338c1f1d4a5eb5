import type { ReactNode } from 'react';
import './status-tag.css';

export type Tone = 'blue' | 'purple' | 'green' | 'red' | 'amber' | 'grey';

interface ToneTagProps {
  readonly tone: Tone;
  /** Colour alone says nothing to many people, so there is always an icon beside the text. */
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

export function ToneTag({ tone, icon, children }: ToneTagProps) {
  return (
    <span className={`status-tag status-tag--${tone}`}>
      <span aria-hidden>{icon}</span>
      {children}
    </span>
  );
}
