import { type Caller, findPersonByEmployeeId } from '../../bank/caller.ts';
import type { Db } from '../../platform/database.ts';

/** The person of the demo bank behind an employee number, as if they were calling. */
export async function findCaller(db: Db, employeeId: string): Promise<Caller> {
  const person = await findPersonByEmployeeId(db, employeeId);
  if (!person) throw new Error(`Nobody has the employee number ${employeeId}`);
  return { ...person, subject: employeeId, ip: '10.0.0.1' };
}
