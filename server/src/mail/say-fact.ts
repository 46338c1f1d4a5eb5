import { commonPhrases } from '@gerbang/contract/phrases/common';
import { say } from '@gerbang/contract/phrases/phrase';
import type { FactField, FactValue } from '@gerbang/contract/requests/request-kind';

const JAKARTA = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** DD-MM-YYYY HH:mm:ss in Jakarta, as everywhere in the portal. */
export function sayInstant(at: Date): string {
  return JAKARTA.format(at).replaceAll('/', '-').replace(', ', ' ');
}

/** Rupiah with thousands separators; amounts are digits, so that none loses one. */
export function sayMoney(amount: bigint | string): string {
  const digits = String(amount);
  return /^-?\d+$/.test(digits) ? `Rp ${digits.replaceAll(/\B(?=(\d{3})+(?!\d))/g, '.')}` : digits;
}

/** One fact of a request's before or after as plain text. */
export function sayFact(type: FactField['type'], value: FactValue | undefined): string {
  if (value === null || value === undefined || value === '') return commonPhrases.missing.id;
  switch (type) {
    case 'money':
      return sayMoney(String(value));
    case 'datetime':
      return sayInstant(new Date(String(value)));
    case 'hours':
      return say(commonPhrases.hours, 'id', { hours: String(value) });
    case 'yes-no':
      return value === true || value === 1 ? commonPhrases.yes.id : commonPhrases.no.id;
    case 'active':
      return (typeof value === 'boolean' ? value : Number(value) === 0)
        ? commonPhrases.active.id
        : commonPhrases.inactive.id;
    case 'list':
      return Array.isArray(value) ? value.join(', ') || commonPhrases.missing.id : String(value);
    case 'text':
      return String(value);
  }
}
