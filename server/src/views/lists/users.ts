import { everything } from '@gerbang/contract/filter/tree';
import { users as definition } from '@gerbang/contract/views/users';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const users = defineServerView({
  definition,
  select: () => sql`
    select p.user_id as "userId", p.employee_id as "employeeId", p.first_name as "firstName", p.initial,
           p.last_name as "lastName", p.display_name as "displayName", p.description, p.office, p.email,
           p.email_alternate as "emailAlternate", p.telephone_number as "telephoneNumber",
           p.phone_number_mobile as "phoneNumberMobile",
           nullif(concat_ws(', ', p.address_street, p.address_city, p.address_state, p.address_zipcode), '') as address,
           p.address_street as "addressStreet", p.address_city as "addressCity", p.address_state as "addressState",
           p.address_zipcode as "adressZipcode", p.manager_name as "managerName",
           p.manager_email as "extensionField1", p.job_title as "jobTitle", p.user_dukcapil as "userDukcapil",
           p.employee_type as "employeeType", p.resign_date as "tglResign", (not p.active)::integer as "isActive",
           p.position_id as "positionId", o.position_code as "positionCode", o.position_name as "positionName",
           p.subdivision_id as "subdivisionId", s.subdivision_code as "subdivisionCode",
           s.subdivision_name as "subdivisionName", p.created_date as "createdDate", p.updated_date as "updatedDate"
    from person p
    left join position o on o.position_id = p.position_id
    left join subdivision s on s.subdivision_id = p.subdivision_id`,
  scope: () => everything(),
});
