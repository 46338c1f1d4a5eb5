import { sql } from 'kysely';
import type { DbOrTx, Tx } from './database.ts';

export interface AuditEntry {
  /** Who did it; null for the system itself. */
  readonly actor: number | null;
  readonly ip: string | null;
  /** 'request.filed', 'grant.stopped', 'export.csv': a noun and what happened to it. */
  readonly action: string;
  /** What it happened to, as 'request:12'. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, unknown>>;
}

/**
 * Appends one link to the audit chain inside the caller's transaction. It locks the chain's head until the
 * commit, so call it last.
 */
export async function appendAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  const details = JSON.stringify(entry.details ?? {});
  await sql`select append_audit_event(${entry.actor}, ${entry.ip}, ${entry.action}, ${entry.subject}, ${details}::jsonb)`.execute(
    tx,
  );
}

export interface AuditVerdict {
  readonly events: number;
  /** The first event whose hash does not follow from the one before, or that is missing. */
  readonly brokenAt: number | undefined;
}

const CHUNK = 50_000;

/** Walks the whole chain and recomputes every hash. */
export async function verifyAudit(db: DbOrTx): Promise<AuditVerdict> {
  const { rows: heads } = await sql<{ seq: bigint; hash: Buffer }>`select seq, hash from audit_head`.execute(
    db,
  );
  const head = heads[0];
  if (!head) return { events: 0, brokenAt: 0 };
  const total = Number(head.seq);
  for (let from = 1; from <= total; from += CHUNK) {
    const to = Math.min(from + CHUNK - 1, total);
    const { rows } = await sql<{ seq: bigint }>`
      select n.seq from generate_series(${from}::bigint, ${to}::bigint) as n(seq)
      left join audit_event e on e.seq = n.seq
      left join audit_event before on before.seq = n.seq - 1
      where e.seq is null
         or e.hash is distinct from hash_audit_event(
              case when n.seq = 1 then sha256('gerbang') else before.hash end, e)
      order by n.seq limit 1`.execute(db);
    const broken = rows[0];
    if (broken) return { events: total, brokenAt: Number(broken.seq) };
  }
  const { rows: last } = await sql<{ ok: boolean }>`
    select coalesce((select hash from audit_event order by seq desc limit 1), sha256('gerbang')) = ${head.hash} as ok`.execute(
    db,
  );
  return { events: total, brokenAt: last[0]?.ok ? undefined : total };
}
