const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Jakarta',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** DD-MM-YYYY HH:mm:ss on the bank's clock, whatever the browser's own is set to. */
function formatDateTime(moment: string | Date): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '-';
  const found = Object.fromEntries(parts.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${found.day}-${found.month}-${found.year} ${found.hour}:${found.minute}:${found.second}`;
}

/** Today on the bank's calendar, as YYYY-MM-DD. */
export function readBankDay(now = new Date()): string {
  return formatDateTime(now).slice(0, 10).split('-').reverse().join('-');
}

export function DateTime({ at }: { readonly at: string | null | undefined }) {
  if (!at) return '-';
  return (
    <time dateTime={at} style={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(at)}
    </time>
  );
}
