import { sql } from 'kysely';

/** People with the last change of them that somebody asked for and somebody checked; left joins on keys throughout. */
export const groupUserSelect = sql`
  select p.user_id as no, p.user_id as "userId", p.employee_id as "employeeId", p.first_name as "firstName", p.initial,
         p.last_name as "lastName", p.display_name as "displayName", p.description, p.office,
         coalesce(p.phone_number_mobile, p.telephone_number) as "telephoneNumber", p.email,
         nullif(concat_ws(', ', p.address_street, p.address_city, p.address_state, p.address_zipcode), '') as address,
         coalesce(p.job_title, o.position_name) as "jobTitle", p.subdivision_id as "subdivisionId",
         s.subdivision_code as "subdivisionCode", s.subdivision_name as "subdivisionName",
         (not p.active)::integer as "isActive", asker.display_name as "namaPemohon", c.requested_ip as "ipPemohon",
         checker.display_name as "namaPemeriksa", c.checked_ip as "ipPemeriksa", c.updated_date as "changedDate",
         exists (select 1 from request r where r.kind in ('GroupUser', 'GroupUserCabang') and r.status in (1, 5)
                 and r.target_key = 'person:' || p.user_id)::integer as waiting
  from person p
  left join position o on o.position_id = p.position_id
  left join subdivision s on s.subdivision_id = p.subdivision_id
  left join person_change c on c.user_id = p.user_id
  left join person asker on asker.user_id = c.requested_by
  left join person checker on checker.user_id = c.checked_by`;
