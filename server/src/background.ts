import { defineEmployeeSyncJob } from './directory/employee-routes.ts';
import type { EmployeeSource } from './directory/sync-employees.ts';
import { defineGrantJobs } from './grants/grant-jobs.ts';
import { defineMailJobs } from './mail/mail-jobs.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import { defineAuditCheckJobs } from './oversight/audit-check.ts';
import type { Jobs } from './platform/jobs.ts';
import { defineLiveJobs } from './platform/live-routes.ts';
import type { Workplace } from './platform/work.ts';
import { defineDeliveryJobs } from './provisioning/delivery-jobs.ts';
import { defineDeadlineJobs } from './requests/deadlines.ts';
import { revertGrant } from './requests/revert-grant.ts';
import { defineLeaverJobs } from './requests/types/retire-leavers.ts';
import { switchOffLeaver } from './requests/types/switch-person.ts';

/** Everything that happens while nobody looks, in one list. */
export function defineJobs(
  jobs: Jobs,
  workplace: Workplace,
  mail: MailSettings,
  employeeSource?: EmployeeSource,
): void {
  defineDeadlineJobs(jobs, workplace);
  defineGrantJobs(jobs, workplace, revertGrant);
  defineLeaverJobs(jobs, workplace);
  defineEmployeeSyncJob(jobs, workplace, employeeSource, switchOffLeaver);
  defineMailJobs(jobs, workplace, mail);
  defineDeliveryJobs(jobs, workplace);
  defineLiveJobs(jobs, workplace.db);
  defineAuditCheckJobs(jobs, workplace);
}
