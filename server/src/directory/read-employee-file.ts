import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { Refusal } from '../platform/refusal.ts';
import { type SourceEmployee, sourceEmployee } from './source-employee.ts';

const drop = z.object({
  // A drop says how many it holds, so that half a file is not taken for a wave of leavers.
  count: z.int().nonnegative(),
  employees: z.array(sourceEmployee),
});

/** Reads a file drop: JSON with the number of employees and the employees. */
export async function readEmployeeFile(path: string): Promise<SourceEmployee[]> {
  let content: unknown;
  try {
    content = JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Refusal('SYNC_SOURCE_EMPTY');
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'file';
    throw new Refusal('SYNC_SOURCE_UNREACHABLE', { values: { reason } });
  }
  const parsed = drop.safeParse(content);
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join('.') || 'JSON';
    throw new Refusal('SYNC_SOURCE_INVALID', { values: { place } });
  }
  if (parsed.data.count !== parsed.data.employees.length) throw new Refusal('SYNC_SOURCE_EMPTY');
  return parsed.data.employees;
}
