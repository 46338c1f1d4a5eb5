import type { users } from '@gerbang/contract/views/users';
import type { RowOf } from '../../api/row-of.ts';

type User = RowOf<typeof users>;

/** The fields of the user form, as they are typed. */
export interface UserFields {
  readonly positionId?: number;
  readonly subdivisionId?: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly displayName: string;
  readonly description: string;
  readonly office: string;
  readonly email: string;
  readonly addressStreet: string;
  readonly addressCity: string;
  readonly addressState: string;
  readonly adressZipcode: string;
  readonly managerName: string;
  readonly extensionField1: string;
  readonly employeeId: string;
  readonly phoneNumberMobile: string;
  readonly employeeType?: 'Permanent' | 'Contract';
  readonly tglResign?: string | null;
  readonly isActive?: 0 | 1;
}

/** Text fields in the order of the form; all of them are required. */
export const textFields = [
  'firstName',
  'lastName',
  'displayName',
  'description',
  'office',
  'email',
  'addressStreet',
  'addressCity',
  'addressState',
  'adressZipcode',
  'managerName',
  'extensionField1',
  'employeeId',
  'phoneNumberMobile',
] as const satisfies readonly (keyof UserFields)[];

export function toUserFields(user: User): Partial<UserFields> {
  const texts = Object.fromEntries(textFields.map((name) => [name, user[name] ?? '']));
  return {
    ...texts,
    ...(user.positionId != null && { positionId: user.positionId }),
    ...(user.subdivisionId != null && { subdivisionId: user.subdivisionId }),
    employeeType: user.employeeType === 'Contract' ? 'Contract' : 'Permanent',
    tglResign: user.tglResign ?? null,
    isActive: user.isActive === 1 ? 1 : 0,
  };
}
