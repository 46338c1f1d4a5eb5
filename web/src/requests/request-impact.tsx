import { ArrowDownOutlined, ArrowUpOutlined, InfoCircleOutlined } from '@ant-design/icons';
import { masterDataPhrases } from '@gerbang/contract/phrases/master-data';
import { sayLoosely } from '@gerbang/contract/phrases/phrase';
import { type Impact, type ImpactCode, impacts } from '@gerbang/contract/requests/impact';
import type { ReactNode } from 'react';
import { type Say, useLanguage } from '../language/language-context.ts';
import './request-impact.css';

type ImpactTone = (typeof impacts)[ImpactCode]['tone'];

const icons: Record<ImpactTone, ReactNode> = {
  loss: <ArrowDownOutlined />,
  gain: <ArrowUpOutlined />,
  note: <InfoCircleOutlined />,
};

/** Whom and what the change touches besides its own record; read before deciding, not after. */
export function RequestImpact({ impact }: { readonly impact: readonly Impact[] }) {
  const { language, say } = useLanguage();
  return (
    <ul className="request-impact">
      {impact.map(({ code, values, names }) => {
        const { tone, text } = impacts[code];
        const line = sayLoosely(text, language, values);
        return (
          <li key={line} className={`request-impact-line request-impact-line--${tone}`}>
            <span className="request-impact-icon" aria-hidden>
              {icons[tone]}
            </span>
            <div>
              <p className="request-impact-what">{line}</p>
              {names.length > 0 && (
                <p className="request-impact-names">{listNames(names, Number(values.count), say)}</p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function listNames(names: readonly string[], total: number, say: Say): string {
  const listed = names.join(', ');
  const more = total - names.length;
  return more > 0 ? say(masterDataPhrases.andOthers, { names: listed, more }) : listed;
}
