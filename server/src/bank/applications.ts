import type { DbOrTx } from '../platform/database.ts';
import { Refusal } from '../platform/refusal.ts';

export async function findApplication(db: DbOrTx, applicationId: number) {
  return await db
    .selectFrom('application')
    .select(['application_id as applicationId', 'application_name as name', 'active'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
}

/** Whether the application is open to the person. */
export async function hasAccess(db: DbOrTx, userId: number, applicationId: number): Promise<boolean> {
  const row = await db
    .selectFrom('person_application')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('application_id', '=', applicationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The application, or a refusal where there is no such active one. */
export async function demandApplication(db: DbOrTx, applicationId: number) {
  const application = await findApplication(db, applicationId);
  if (!application?.active) throw new Refusal('UNKNOWN_APPLICATION');
  return application;
}

/** An active application that is open to the person: menus, limits and passwords exist only where somebody works. */
export async function demandOwnApplication(db: DbOrTx, userId: number, applicationId: number) {
  const application = await demandApplication(db, applicationId);
  if (!(await hasAccess(db, userId, applicationId))) throw new Refusal('NO_ACCESS');
  return application;
}
