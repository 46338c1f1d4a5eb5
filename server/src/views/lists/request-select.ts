import { type RawBuilder, sql } from 'kysely';

const HOUR_MS = 3_600_000;

/** Every column of a request. `(filer).x` reads as well from a joined table as from a row that was looked up. */
const columns = sql`
  (r).request_id as "bucketApprovalId", (r).ticket_number as "ticketNumber", (r).kind as "typeName", (r).status,
  (filer).first_name as "firstName", (filer).display_name as "displayName",
  trim((filer).first_name || ' ' || coalesce((filer).last_name, '')) as "fullName",
  (filer).employee_id as "employeeId", (r).filed_by as "userId",
  (post).position_name as "positionName", (post).position_name as "jobTitle",
  (home).subdivision_code as "subdivisionCodeUser", (home).subdivision_name as "subdivisionNameUser",
  (unit).subdivision_code as "subdivisionCode", (unit).subdivision_name as "subdivisionName",
  (place).subdivision_code as "lokasiCode", (place).subdivision_name as "lokasiEmployee",
  (place).kode_departement as department, (r).description,
  (app).application_name as "appName", (app).application_name as "applicationName",
  (menu).role_menu_name as "roleMenuName",
  (target).subdivision_code as "kodeCabangTujuan", (target).subdivision_name as "cabangTujuan",
  (r).level, (r).limit_tunai as "limitTunai", (r).limit_non_tunai as "limitNonTunai",
  ((r).body ->> 'limitAwal')::bigint as "limitAwal", ((r).body ->> 'limitUpdated')::bigint as "limitUpdated",
  case (r).body ->> 'limitedType' when '1' then 'Tunai' when '2' then 'Non Tunai' end as "descLimit",
  (r).time_period_ms / ${sql.lit(HOUR_MS)} as "timePeriode",
  (select file_name from request_file where request_id = (r).request_id order by file_id desc limit 1) as "fileName",
  (r).body::text as "bodyResponse",
  (r).created_date as "createdDate", (filer).display_name as "createdBy",
  (r).updated_date as "updatedDate", (r).updated_date as "updateDate",
  (checker).display_name as "updatedBy", (checker).display_name as "namaPemeriksa", (r).updated_by as "userIdApprv",
  (r).ip_pemohon as "ipPemohon", (r).ip_pemeriksa as "ipPemeriksa", (r).notes,
  (r).about_user as "aboutUserId", (r).level1_decided_by as "level1DecidedBy",
  (r).level1_on_behalf_of as "level1OnBehalfOf",
  (r).subdivision_id as "requestUnitId", (r).assigned_unit_id as "assignedUnitId", (r).waiting_for as "waitingFor",
  (r).before, (r).after`;

/**
 * Requests with all they refer to. Every join is a left join on a primary key, so that the planner drops those a
 * statement does not use: counting a million requests then touches the requests alone.
 */
export const requestSelect = sql`
  select ${columns}
  from request r
  left join person filer on filer.user_id = r.filed_by
  left join application app on app.application_id = r.application_id
  left join person checker on checker.user_id = r.updated_by
  left join position post on post.position_id = filer.position_id
  left join subdivision home on home.subdivision_id = filer.subdivision_id
  left join subdivision unit on unit.subdivision_id = r.subdivision_id
  left join role_menu menu on menu.role_menu_id = r.role_menu_id
  left join subdivision target on target.subdivision_id = r.target_subdivision_id
  left join person subject on subject.user_id = r.about_user
  left join subdivision place on place.subdivision_id = subject.subdivision_id`;

/**
 * The same columns for the few requests of one page. Ten joins can be ordered in so many ways that planning them
 * takes far longer than running them; looked up one by one there is nothing to order. `offset 0` keeps the planner
 * from unfolding a row into one look-up for each of its columns.
 */
export function lookUpRequests(keys: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select ${columns}
    from (
      select *,
             (select t from position t where t.position_id = (filer).position_id) as post,
             (select t from subdivision t where t.subdivision_id = (filer).subdivision_id) as home,
             (select t from subdivision t where t.subdivision_id = (subject).subdivision_id) as place
      from (
        select r,
               (select t from person t where t.user_id = r.filed_by) as filer,
               (select t from person t where t.user_id = r.updated_by) as checker,
               (select t from person t where t.user_id = r.about_user) as subject,
               (select t from application t where t.application_id = r.application_id) as app,
               (select t from role_menu t where t.role_menu_id = r.role_menu_id) as menu,
               (select t from subdivision t where t.subdivision_id = r.subdivision_id) as unit,
               (select t from subdivision t where t.subdivision_id = r.target_subdivision_id) as target
        from request r where r.request_id = any(${keys}) offset 0
      ) as near offset 0
    ) as far`;
}
