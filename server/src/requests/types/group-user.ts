import { isDeepStrictEqual } from 'node:util';
import { DUKCAPIL_JOB_TITLE } from '@gerbang/contract/requests/group-user';
import type { Facts } from '@gerbang/contract/requests/request-kind';
import { readConfig } from '../../bank/read-config.ts';
import type { DbOrTx, Tx } from '../../platform/database.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { RequestType, Target } from '../request-type.ts';
import { notePersonChange } from './person-change.ts';
import { applySwitch, fileSwitch, lookAtSwitch } from './person-switch.ts';
import { switchPerson } from './switch-person.ts';

type UserForm = Extract<Target<'GroupUser'>, { action: 'createUpdateUser' }>['payload'];

/** The head office creates, updates and switches people. */
export const groupUser: RequestType<'GroupUser'> = {
  affectsRoutes: true,

  async file(tx, { action, payload, filer }) {
    if (action === 'disableuser') {
      const { person: _person, ...draft } = await fileSwitch(tx, payload, filer);
      return draft;
    }
    if (payload.userId === filer.userId) throw new Refusal('NOT_ONESELF');
    const current = payload.userId ? await findRecord(tx, payload.userId) : undefined;
    if (payload.userId && !current) throw new Refusal('NOT_FOUND');
    if (await isTaken(tx, payload.employeeId, payload.userId ?? undefined)) throw new Refusal('DUPLICATE');
    const after = await describeForm(tx, payload, current?.active ?? true);
    if (current && isDeepStrictEqual(after, describeRecord(current))) throw new Refusal('NOTHING_CHANGES');
    return {
      targetKey: current ? `person:${current.userId}` : `employee:${payload.employeeId.toLowerCase()}`,
      ...(current && { aboutUserId: current.userId }),
      description: `Pengajuan ${current ? 'Update' : 'Create'} User ${payload.displayName}`,
      after,
    };
  },

  async look(tx, { action, payload }) {
    if (action === 'disableuser') return await lookAtSwitch(tx, payload);
    const current = payload.userId ? await findRecord(tx, payload.userId) : undefined;
    if (current) return describeRecord(current);
    return { employeeId: (await isTaken(tx, payload.employeeId)) ? payload.employeeId : null };
  },

  async apply(work, { action, payload, id }) {
    if (action === 'disableuser') {
      await applySwitch(work, payload, id);
      return;
    }
    const { tx } = work;
    const columns = await toColumns(tx, payload);
    if (!payload.userId) {
      const { user_id: userId } = await tx
        .insertInto('person')
        .values(columns)
        .returning('user_id')
        .executeTakeFirstOrThrow();
      await notePersonChange(tx, userId, id);
      return;
    }
    const { userId } = payload;
    const current = await findRecord(tx, userId);
    await tx
      .updateTable('person')
      .set({ ...columns, updated_date: new Date() })
      .where('user_id', '=', userId)
      .execute();
    await notePersonChange(tx, userId, id);
    const active = payload.isActive == null ? current?.active : payload.isActive === 0;
    if (active !== undefined && active !== current?.active)
      await switchPerson(work, { userId, active, requestId: id });
  },
};

async function findRecord(db: DbOrTx, userId: number) {
  return await db
    .selectFrom('person as p')
    .innerJoin('position as o', 'o.position_id', 'p.position_id')
    .innerJoin('subdivision as s', 's.subdivision_id', 'p.subdivision_id')
    .select([
      'p.user_id as userId',
      'p.employee_id as employeeId',
      'p.display_name as displayName',
      'p.first_name as firstName',
      'p.last_name as lastName',
      'p.active',
      'o.position_name as position',
      's.subdivision_code as code',
      's.subdivision_name as branch',
      'p.job_title as jobTitle',
      'p.description',
      'p.office',
      'p.email',
      'p.phone_number_mobile as phoneNumberMobile',
      'p.address_street as street',
      'p.address_city as city',
      'p.address_state as state',
      'p.address_zipcode as zipcode',
      'p.manager_name as managerName',
      'p.manager_email as extensionField1',
      'p.employee_type as employeeType',
      'p.resign_date as tglResign',
      'p.user_dukcapil as userDukcapil',
    ])
    .where('p.user_id', '=', userId)
    .executeTakeFirst();
}

type PersonRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

function describeRecord({
  userId: _id,
  code,
  branch,
  street,
  city,
  state,
  zipcode,
  displayName,
  ...rest
}: PersonRecord): Facts {
  return {
    user: displayName,
    ...rest,
    branch: `${code} - ${branch}`,
    address: [street, city, state, zipcode].filter(Boolean).join(', ') || null,
  };
}

/** The form as it will look once applied; positions and branches must be in use. */
async function describeForm(tx: Tx, form: UserForm, active: boolean): Promise<Facts> {
  const position = await tx
    .selectFrom('position')
    .select('position_name as name')
    .where('position_id', '=', form.positionId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  const branch = await tx
    .selectFrom('subdivision')
    .select(['subdivision_code as code', 'subdivision_name as name'])
    .where('subdivision_id', '=', form.subdivisionId)
    .where('deleted', '=', false)
    .executeTakeFirst();
  if (!position) throw new Refusal('BAD_INPUT', { fields: { positionId: 'Tolong Masukkan Jabatan' } });
  if (!branch) throw new Refusal('BAD_INPUT', { fields: { subdivisionId: 'Tolong Masukkan Cabang' } });
  return {
    user: form.displayName,
    employeeId: form.employeeId,
    firstName: form.firstName,
    lastName: form.lastName,
    active: form.isActive == null ? active : form.isActive === 0,
    position: position.name,
    jobTitle: form.jobTitle ?? position.name,
    description: form.description,
    office: form.office,
    email: form.email,
    phoneNumberMobile: form.phoneNumberMobile,
    managerName: form.managerName,
    extensionField1: form.extensionField1,
    employeeType: form.employeeType,
    tglResign: form.tglResign,
    userDukcapil: await nameDukcapilUser(tx, form, position.name),
    branch: `${branch.code} - ${branch.name}`,
    address: [form.addressStreet, form.addressCity, form.addressState, form.adressZipcode]
      .filter(Boolean)
      .join(', '),
  };
}

async function nameDukcapilUser(tx: Tx, form: UserForm, positionName: string): Promise<string | null> {
  if ((form.jobTitle ?? positionName) !== DUKCAPIL_JOB_TITLE) return null;
  return `${(await readConfig(tx, 'user-dukcapil-prefix')).value}${form.employeeId}`;
}

async function toColumns(tx: Tx, form: UserForm) {
  const { jobTitle, userDukcapil } = await describeForm(tx, form, true);
  return {
    employee_id: form.employeeId,
    first_name: form.firstName,
    last_name: form.lastName,
    display_name: form.displayName,
    description: form.description,
    office: form.office,
    email: form.email,
    phone_number_mobile: form.phoneNumberMobile,
    address_street: form.addressStreet,
    address_city: form.addressCity,
    address_state: form.addressState,
    address_zipcode: form.adressZipcode,
    manager_name: form.managerName,
    manager_email: form.extensionField1,
    job_title: String(jobTitle),
    user_dukcapil: userDukcapil === null ? null : String(userDukcapil),
    employee_type: form.employeeType,
    resign_date: form.tglResign,
    position_id: form.positionId,
    subdivision_id: form.subdivisionId,
  };
}

async function isTaken(tx: DbOrTx, employeeId: string, exceptUserId?: number): Promise<boolean> {
  const row = await tx
    .selectFrom('person')
    .select('user_id')
    .where((eb) => eb(eb.fn<string>('lower', ['employee_id']), '=', employeeId.toLowerCase()))
    .where('user_id', '<>', exceptUserId ?? 0)
    .executeTakeFirst();
  return row !== undefined;
}
