import { sql } from 'kysely';
import type { Tx } from '../platform/database.ts';

/** '{prefix}-{YYYYMMDD}-{6 digits}', the day in Jakarta; the sequence never gives a number twice. */
export async function drawTicketNumber(tx: Tx, prefix: string): Promise<string> {
  const { rows } = await sql<{ ticket: string }>`
    select ${prefix}::text || '-' || to_char(now() at time zone 'Asia/Jakarta', 'YYYYMMDD') || '-' ||
           lpad(n::text, greatest(6, length(n::text)), '0') as ticket
    from nextval('ticket_number') as n`.execute(tx);
  const ticket = rows[0]?.ticket;
  if (!ticket) throw new Error('The ticket sequence gave nothing');
  return ticket;
}
