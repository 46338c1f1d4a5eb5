import { type ReactNode, useId } from 'react';
import './section.css';

interface SectionProps {
  readonly title: string;
  readonly purpose?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** One block of a page on its own surface. */
export function Section({ title, purpose, action, children }: SectionProps) {
  const titleId = useId();
  return (
    <section className="section" aria-labelledby={titleId}>
      <div className="section-head">
        <div>
          <h2 className="section-title" id={titleId}>
            {title}
          </h2>
          {purpose && <p className="section-purpose">{purpose}</p>}
        </div>
        {action}
      </div>
      <div className="section-body">{children}</div>
    </section>
  );
}
