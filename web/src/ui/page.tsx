import { commonPhrases } from '@gerbang/contract/phrases/common';
import { type ReactNode, useEffect } from 'react';
import { useSay } from '../language/language-context.ts';
import './page.css';

interface PageProps {
  readonly title: string;
  readonly purpose?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The anatomy of every screen: title and one-line purpose, action on the right, then the content. */
export function Page({ title, purpose, action, children }: PageProps) {
  const product = useSay()(commonPhrases.productName);
  useEffect(() => {
    document.title = `${title} · ${product}`;
  }, [title, product]);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 className="page-title">{title}</h1>
          {purpose && <p className="page-purpose">{purpose}</p>}
        </div>
        {action}
      </div>
      {children}
    </div>
  );
}
