import { demoAccounts } from '../src/demo/demo-accounts.ts';

/** The employee ids of the demo bank's named accounts that hold a privilege. */
export const privilegedEmployeeIds: readonly string[] = demoAccounts
  .filter(({ privileges }) => privileges.length > 0)
  .map(({ employeeId }) => employeeId);
