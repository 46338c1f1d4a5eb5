import { commonPhrases } from '@gerbang/contract/phrases/common';
import type { FactField, FactValue } from '@gerbang/contract/requests/request-kind';
import { useSay } from '../language/language-context.ts';
import { DateTime } from './date-time.tsx';
import { Money } from './money.tsx';

interface FactTextProps {
  readonly type: FactField['type'];
  readonly value: FactValue | undefined;
}

/** One fact as its kind of value is written. */
export function FactText({ type, value }: FactTextProps) {
  const say = useSay();
  if (value === null || value === undefined || value === '') return say(commonPhrases.missing);
  switch (type) {
    case 'money':
      return <Money amount={String(value)} />;
    case 'datetime':
      return <DateTime at={String(value)} />;
    case 'hours':
      return say(commonPhrases.hours, { hours: String(value) });
    case 'yes-no':
      return say(value === true || value === 1 ? commonPhrases.yes : commonPhrases.no);
    case 'active':
      return say(readActive(value) ? commonPhrases.active : commonPhrases.inactive);
    case 'list':
      return Array.isArray(value) ? value.join(', ') || say(commonPhrases.missing) : String(value);
    case 'text':
      return String(value);
  }
}

/** A boolean says it plainly; as a number it is the wire's isActive, where 0 is active. */
function readActive(value: FactValue): boolean {
  return typeof value === 'boolean' ? value : Number(value) === 0;
}
