import { equals } from '@gerbang/contract/filter/tree';
import { myProfile as definition } from '@gerbang/contract/views/my-profile';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const myProfile = defineServerView({
  definition,
  // 'No Handphone' is the number a person may ask to have changed; the desk telephone stands in until there is one.
  select: () => sql`
    select p.user_id as "userId", p.employee_id as "employeeId", p.first_name as "firstName",
           p.last_name as "lastName", p.display_name as "displayName",
           coalesce(p.job_title, o.position_name) as "jobTitle",
           o.position_id as "positionId", o.position_name as "positionName",
           s.subdivision_id as "subdivisionId", s.subdivision_code as "subdivisionCode",
           s.subdivision_name as "subdivisionName",
           coalesce(p.phone_number_mobile, p.telephone_number) as "telephoneNumber",
           p.email, p.email_alternate as "emailAlternate",
           l.limit_tunai as "limitTunai", l.limit_non_tunai as "limitNonTunai"
    from person p
    join position o using (position_id)
    join subdivision s using (subdivision_id)
    join person_limit l using (user_id)`,
  scope: (caller) => equals('userId', caller.userId),
});
