import { commonPhrases } from '@gerbang/contract/phrases/common';
import type { Phrase } from '@gerbang/contract/phrases/phrase';
import type { FactField, Facts, FactValue } from '@gerbang/contract/requests/request-kind';
import { useSay } from '../language/language-context.ts';
import { FactText } from './fact-text.tsx';
import './before-after.css';

interface BeforeAfterProps {
  readonly caption: string;
  /** The facts in the order they are shown; without it, whatever is there under its own name. */
  readonly fields?: Readonly<Record<string, FactField>> | undefined;
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/** What is, and what would be: the reason a request can be judged without looking anything up. */
export function BeforeAfter({ caption, fields, before, after }: BeforeAfterProps) {
  const say = useSay();
  const shown = fields ?? nameFields({ ...before, ...after });
  return (
    <table className="before-after">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{say(commonPhrases.fact)}</th>
          <th scope="col">{say(commonPhrases.before)}</th>
          <th scope="col">{say(commonPhrases.after)}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(shown).map(([name, field]) => {
          const changed = print(before?.[name]) !== print(after?.[name]);
          return (
            <tr key={name} className={changed ? 'before-after-row--changed' : ''}>
              <th scope="row">{say(field.label)}</th>
              <td className="before-after-old">
                <FactText type={field.type} value={before?.[name]} />
              </td>
              <td className="before-after-new">
                <FactText type={field.type} value={after?.[name]} />
                {changed && <span className="visually-hidden"> ({say(commonPhrases.changed)})</span>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function nameFields(facts: Facts): Record<string, FactField> {
  return Object.fromEntries(
    Object.keys(facts).map((name) => [name, { label: nameFact(name), type: 'text' as const }]),
  );
}

function nameFact(name: string): Phrase {
  return { id: name, en: name };
}

function print(value: FactValue | undefined): string {
  return JSON.stringify(value ?? null);
}
