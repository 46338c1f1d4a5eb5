import type { Pool } from 'pg';

export interface Message {
  readonly id: string;
  readonly from: string;
  /** All recipients, separated by commas. */
  readonly to: string;
  readonly subject: string;
  /** When the message was written, in ISO 8601. */
  readonly date: string;
  readonly text: string;
  readonly html: string;
}

export interface NewMessage {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly date: Date;
  readonly text: string;
  readonly html: string;
}

export interface MessageFilter {
  readonly limit?: number;
  /** One recipient's address, in any case. */
  readonly to?: string;
  /** Words looked for in subject, addresses and body. */
  readonly search?: string;
}

interface MessageRow extends Omit<Message, 'date'> {
  readonly date: Date;
}

const KEPT_MESSAGES = 5_000;
const LARGEST_PAGE = 1_000;
const SETUP_LOCK = 7_201_002;
const COLUMNS = `id::text, sender as "from", array_to_string(recipients, ', ') as "to", subject, sent_at as date, body_text as text, body_html as html`;

export async function prepareInbox(pool: Pool): Promise<void> {
  // Statements sent together are one transaction, so the lock that keeps two starting processes from
  // colliding ends by itself.
  await pool.query(`
    select pg_advisory_xact_lock(${SETUP_LOCK});
    create schema if not exists inbox;
    create table if not exists inbox.message (
      id         bigint generated always as identity primary key,
      sender     text not null,
      recipients text[] not null,
      subject    text not null,
      sent_at    timestamptz not null,
      body_text  text not null,
      body_html  text not null
    );
    create index if not exists message_recipients on inbox.message using gin (recipients);`);
}

export async function saveMessage(pool: Pool, message: NewMessage): Promise<void> {
  const saved = await pool.query<{ id: string }>(
    `insert into inbox.message (sender, recipients, subject, sent_at, body_text, body_html)
     values ($1, $2, $3, $4, $5, $6) returning id`,
    [message.from, message.to, message.subject, message.date, message.text, message.html].map(removeNulls),
  );
  // Numbers are given out in order, so counting back from the newest finds what is too old.
  await pool.query('delete from inbox.message where id <= $1::bigint - $2::bigint', [
    saved.rows[0]?.id,
    KEPT_MESSAGES,
  ]);
}

/** The latest messages, newest first. */
export async function listMessages(pool: Pool, filter: MessageFilter = {}): Promise<Message[]> {
  const limit = Math.min(Math.max(Math.trunc(filter.limit ?? 100), 1), LARGEST_PAGE);
  const found = await pool.query<MessageRow>(
    `select ${COLUMNS} from inbox.message
      where ($1::text is null or recipients @> array[lower($1)])
        and ($2::text is null or strpos(lower(concat_ws(' ', subject, sender, array_to_string(recipients, ' '), body_text, body_html)), lower($2)) > 0)
      order by id desc limit $3`,
    [readWord(filter.to), readWord(filter.search), limit],
  );
  return found.rows.map(presentMessage);
}

export async function findMessage(pool: Pool, id: string): Promise<Message | undefined> {
  if (!/^\d{1,18}$/.test(id)) return undefined;
  const found = await pool.query<MessageRow>(`select ${COLUMNS} from inbox.message where id = $1`, [id]);
  return found.rows.map(presentMessage)[0];
}

function presentMessage(row: MessageRow): Message {
  return { ...row, date: row.date.toISOString() };
}

function readWord(word: string | undefined): string | null {
  const trimmed = word?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** PostgreSQL takes no zero bytes in text, while a mail may hold anything. */
function removeNulls(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
