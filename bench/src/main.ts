import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printFilter } from '@gerbang/contract/filter/print';
import { and, contains, equals, type Filter } from '@gerbang/contract/filter/tree';
import { requestStatus } from '@gerbang/contract/status';
import pg from 'pg';
import { startProduct } from '../../tools/run-product.ts';
import { fileMany } from './file-many.ts';
import { type Measured, measure } from './measure.ts';
import { openPortal } from './portal-client.ts';
import { createRawLimits } from './raw-limits.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const BOUNDS = { atOnce: 8, seconds: 4 };

interface Line {
  readonly name: string;
  readonly portal: Measured;
  readonly raw: Measured;
}

async function run(scratchDir: string): Promise<void> {
  const dataDir = path.join(scratchDir, 'data');
  const product = await startProduct({
    root: ROOT,
    dataDir,
    logFile: path.join(scratchDir, 'product.log'),
    signal: AbortSignal.timeout(180_000),
    env: { TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1' },
  });
  const pool = new pg.Pool({ connectionString: describeSocket(dataDir), max: BOUNDS.atOnce });
  try {
    printTable(await measureAll(product.baseUrl, pool));
  } finally {
    await pool.end();
    const wrong = await product.stop();
    if (wrong !== undefined) process.stderr.write(`${wrong}\n`);
  }
}

async function measureAll(baseUrl: string, pool: pg.Pool): Promise<Line[]> {
  const raw = createRawLimits(pool);
  const supervisor = await openPortal(baseUrl, 'spvadminit');
  const approved = equals('status', requestStatus.approved);
  const ask = (wanted: Filter) => {
    const page = { filter: printFilter(wanted), orderby: 'updatedDate desc', top: '20', skip: '0' };
    return () => supervisor('GET', `/api/bucketapprovaldashboard/view?${new URLSearchParams(page)}`);
  };
  const lines: Line[] = [
    {
      name: 'list page',
      portal: await measure(BOUNDS, ask(approved)),
      raw: await measure(BOUNDS, raw.list),
    },
    {
      name: 'filter search',
      portal: await measure(BOUNDS, ask(and(approved, contains('firstName', 'an')))),
      raw: await measure(BOUNDS, raw.search),
    },
  ];

  process.stdout.write('Filing requests to approve\n');
  const waiting = await fileMany(baseUrl, pool);
  const approvers = [await openPortal(baseUrl, 'approver1'), await openPortal(baseUrl, 'approver1b')];
  const approve = async (): Promise<boolean> => {
    const id = waiting.pop();
    const call = approvers[waiting.length % approvers.length];
    if (id === undefined || call === undefined) return false;
    const answer = await call<{ bucketApprovalId: number; notes: string }>(
      'PUT',
      `/api/approveprocess/update?modelID=bucketApprovalId:${id}`,
      { bucketApprovalId: id },
    );
    if (answer.bucketApprovalId === -1) throw new Error(`Approving was refused: ${answer.notes}`);
    return true;
  };
  await raw.prepareApprove();
  lines.push({
    name: `approve (${waiting.length} requests)`,
    portal: await measure(BOUNDS, approve),
    raw: await measure(BOUNDS, raw.approve),
  });
  return lines;
}

/** The embedded PostgreSQL listens on a socket in its own folder. */
function describeSocket(dataDir: string): string {
  const host = encodeURIComponent(path.join(dataDir, 'postgres/pg18'));
  return `postgresql://gerbang@localhost:5432/gerbang?host=${host}&sslmode=disable`;
}

function printTable(lines: readonly Line[]): void {
  const head = ['', 'portal/s', 'median ms', '95% ms', 'raw/s', 'portal : raw'];
  const rows = lines.map(({ name, portal, raw }) => [
    name,
    portal.perSecond.toFixed(0),
    portal.medianMs.toFixed(1),
    portal.slowMs.toFixed(1),
    raw.perSecond.toFixed(0),
    `1 : ${(raw.perSecond / portal.perSecond).toFixed(1)}`,
  ]);
  for (const row of [head, ...rows]) {
    const [name = '', ...figures] = row;
    process.stdout.write(`${name.padEnd(26)}${figures.map((figure) => figure.padStart(14)).join('')}\n`);
  }
}

const scratchDir = await mkdtemp(path.join(tmpdir(), 'gerbang-bench-'));
// The embedded PostgreSQL runs under another account when this runs as root, and has to pass through.
await chmod(scratchDir, 0o755);
try {
  await run(scratchDir);
} finally {
  await rm(scratchDir, { recursive: true, force: true });
}
