const grouping = new Intl.NumberFormat('id-ID');

/** Amounts arrive as digit strings beyond what a number holds, hence the bigint. */
export function formatMoney(amount: number | string): string {
  const whole = typeof amount === 'string' && /^-?\d+$/.test(amount) ? BigInt(amount) : Number(amount);
  return `IDR ${grouping.format(whole)}`;
}

/** Whole rupiah with thousands separators; a missing amount is a dash. */
export function Money({ amount }: { readonly amount: number | string | null | undefined }) {
  if (amount === null || amount === undefined || amount === '') return '-';
  return <span style={{ whiteSpace: 'nowrap' }}>{formatMoney(amount)}</span>;
}
