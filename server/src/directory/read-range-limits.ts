import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';

const amount = z.union([z.int().nonnegative(), z.string().regex(/^\d{1,17}$/)]).transform(BigInt);

const rangeLimit = z
  .object({
    limitCode: z.string().trim().min(1).max(50),
    limitType: z.string().trim().min(1).max(50),
    startLimit: amount,
    endLimit: amount,
  })
  .refine((range) => range.startLimit <= range.endLimit, { path: ['endLimit'] });

const document = z.union([z.array(rangeLimit), z.object({ items: z.array(rangeLimit) })]);

export type SourceRangeLimit = z.output<typeof rangeLimit>;

/** Stands in for a core system where nothing else is configured and the bank is a demo. */
export const DEMO_RANGE_LIMITS = join(import.meta.dirname, 'demo-range-limits.json');

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 5_000_000;

/** Reads the ranges from an http(s) address or a file. All rows must be sound, or none is taken. */
export async function readRangeLimits(source: string | undefined): Promise<SourceRangeLimit[]> {
  if (source === undefined) throw new Refusal('SYNC_NOT_CONFIGURED');
  const text = /^https?:/i.test(source) ? await download(source) : await readText(source);
  const parsed = document.safeParse(parseJson(text));
  if (!parsed.success) {
    throw new Refusal('SYNC_SOURCE_INVALID', { values: { place: findPlace(parsed.error) } });
  }
  const rows = Array.isArray(parsed.data) ? parsed.data : parsed.data.items;
  demandOneOfEach(rows);
  return rows;
}

async function download(url: string): Promise<string> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok)
      throw new Refusal('SYNC_SOURCE_UNREACHABLE', { values: { reason: `HTTP ${response.status}` } });
    return await readBounded(response);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const reason = error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'network';
    throw new Refusal('SYNC_SOURCE_UNREACHABLE', { values: { reason } });
  }
}

/** A source that never stops sending must not fill the memory. */
async function readBounded(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BYTES)
      throw new Refusal('SYNC_SOURCE_INVALID', { values: { place: `${MAX_BYTES} byte` } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'file';
    throw new Refusal('SYNC_SOURCE_UNREACHABLE', { values: { reason } });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('SYNC_SOURCE_INVALID', { values: { place: 'JSON' } });
  }
}

/** The deepest place any reading of the document complains about, as '3.endLimit'. */
function findPlace(error: z.ZodError): string {
  const paths = error.issues.flatMap((issue) =>
    issue.code === 'invalid_union'
      ? issue.errors.flatMap((issues) => issues.map(({ path }) => path))
      : [issue.path],
  );
  const [deepest = []] = paths.sort((one, other) => other.length - one.length);
  return deepest.join('.') || 'JSON';
}

function demandOneOfEach(rows: readonly SourceRangeLimit[]): void {
  const seen = new Set<string>();
  for (const { limitCode } of rows) {
    if (seen.has(limitCode)) throw new Refusal('SYNC_SOURCE_INVALID', { values: { place: limitCode } });
    seen.add(limitCode);
  }
}
