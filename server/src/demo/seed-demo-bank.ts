import type pg from 'pg';
import type { Bank, DemoSize } from './bank-model.ts';
import { buildMenus, demoApplications } from './demo-applications.ts';
import { buildPeople } from './demo-people.ts';
import { demoPositions } from './demo-positions.ts';
import { buildUnits } from './demo-units.ts';
import { castScriptedRequests } from './requests/cast-scripted-requests.ts';
import { writeRequests } from './requests/write-requests.ts';
import { suspendChecks } from './suspend-checks.ts';
import { writeMasterData } from './write-master-data.ts';
import { writePeople } from './write-people.ts';

export interface SeedOptions {
  readonly size: DemoSize;
  /** The moment all dates of the demo bank lie before. */
  readonly now: Date;
  readonly onProgress?: (sentence: string) => void;
}

const BULKY_TABLES = [
  'person',
  'person_application',
  'request',
  'decision',
  'temporary_grant',
  'audit_event',
];
const BEFORE_HISTORY_MS = 150 * 86_400_000;

/**
 * Fills a freshly migrated, empty database with the demo bank. One transaction: a start that is interrupted leaves
 * nothing behind, and the next one begins anew.
 */
export async function seedDemoBank(pool: pg.Pool, options: SeedOptions): Promise<void> {
  const { now, size } = options;
  const tell = options.onProgress ?? (() => {});
  const bank = buildBank(size);
  const scripts = castScriptedRequests(bank);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await writeMasterData(client, bank, new Date(now.getTime() - BEFORE_HISTORY_MS).toISOString());
    const restoreChecks = await suspendChecks(client, BULKY_TABLES);
    await writePeople(client, bank, now);
    tell(`Bank contoh: ${bank.units.length} unit dan ${bank.people.length} pegawai.`);
    await writeRequests(client, bank, now, scripts, tell);
    tell('Bank contoh: indeks dan kunci asing disusun.');
    await restoreChecks();
    await moveSequencesOn(client);
    await client.query("select setval('ticket_number', (select max(request_id) from request))");
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
  // Without statistics the first minutes would be planned as if the tables were empty.
  await pool.query('analyze');
}

function buildBank(size: DemoSize): Bank {
  const units = buildUnits(size);
  return {
    size,
    units,
    positions: demoPositions,
    people: buildPeople(units, size),
    applications: demoApplications,
    menus: buildMenus(),
  };
}

/** Explicit ids leave an identity column's sequence behind; the next row of the portal must not collide. */
async function moveSequencesOn(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare c record; highest bigint;
    begin
      for c in
        select table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
        from information_schema.columns
        where table_schema = current_schema() and is_identity = 'YES'
      loop
        execute format('select max(%I) from %I', c.column_name, c.table_name) into highest;
        if highest is not null then perform setval(c.sequence, highest); end if;
      end loop;
    end $$`);
}
