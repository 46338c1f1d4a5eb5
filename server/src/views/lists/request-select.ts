import { type RawBuilder, sql } from 'kysely';

const HOUR_MS = 3_600_000;

/**
 * Every column of a request, by what it is read from: the request itself, or something it refers to. `(filer).x`
 * reads as well from a joined table as from a row that was looked up.
 */
const columns = {
  r: {
    bucketApprovalId: sql`(r).request_id`,
    ticketNumber: sql`(r).ticket_number`,
    typeName: sql`(r).kind`,
    status: sql`(r).status`,
    userId: sql`(r).filed_by`,
    description: sql`(r).description`,
    level: sql`(r).level`,
    limitTunai: sql`(r).limit_tunai`,
    limitNonTunai: sql`(r).limit_non_tunai`,
    limitAwal: sql`((r).body ->> 'limitAwal')::bigint`,
    limitUpdated: sql`((r).body ->> 'limitUpdated')::bigint`,
    descLimit: sql`case (r).body ->> 'limitedType' when '1' then 'Tunai' when '2' then 'Non Tunai' end`,
    timePeriode: sql`(r).time_period_ms / ${sql.lit(HOUR_MS)}`,
    fileName: sql`(select file_name from request_file where request_id = (r).request_id order by file_id desc limit 1)`,
    bodyResponse: sql`(r).body::text`,
    createdDate: sql`(r).created_date`,
    updatedDate: sql`(r).updated_date`,
    updateDate: sql`(r).updated_date`,
    userIdApprv: sql`(r).updated_by`,
    ipPemohon: sql`(r).ip_pemohon`,
    ipPemeriksa: sql`(r).ip_pemeriksa`,
    notes: sql`(r).notes`,
    aboutUserId: sql`(r).about_user`,
    level1DecidedBy: sql`(r).level1_decided_by`,
    level1OnBehalfOf: sql`(r).level1_on_behalf_of`,
    requestUnitId: sql`(r).subdivision_id`,
    assignedUnitId: sql`(r).assigned_unit_id`,
    waitingFor: sql`(r).waiting_for`,
    before: sql`(r).before`,
    after: sql`(r).after`,
  },
  filer: {
    firstName: sql`(filer).first_name`,
    displayName: sql`(filer).display_name`,
    fullName: sql`trim((filer).first_name || ' ' || coalesce((filer).last_name, ''))`,
    employeeId: sql`(filer).employee_id`,
    createdBy: sql`(filer).display_name`,
  },
  post: {
    positionName: sql`(post).position_name`,
    jobTitle: sql`(post).position_name`,
  },
  home: {
    subdivisionCodeUser: sql`(home).subdivision_code`,
    subdivisionNameUser: sql`(home).subdivision_name`,
  },
  unit: {
    subdivisionCode: sql`(unit).subdivision_code`,
    subdivisionName: sql`(unit).subdivision_name`,
  },
  place: {
    lokasiCode: sql`(place).subdivision_code`,
    lokasiEmployee: sql`(place).subdivision_name`,
    department: sql`(place).kode_departement`,
  },
  app: {
    appName: sql`(app).application_name`,
    applicationName: sql`(app).application_name`,
  },
  menu: {
    roleMenuName: sql`(menu).role_menu_name`,
  },
  target: {
    kodeCabangTujuan: sql`(target).subdivision_code`,
    cabangTujuan: sql`(target).subdivision_name`,
  },
  checker: {
    updatedBy: sql`(checker).display_name`,
    namaPemeriksa: sql`(checker).display_name`,
  },
} as const satisfies Record<string, Record<string, RawBuilder<unknown>>>;

type Source = keyof typeof columns;

const joins: Record<Exclude<Source, 'r'> | 'subject', RawBuilder<unknown>> = {
  filer: sql`left join person filer on filer.user_id = r.filed_by`,
  subject: sql`left join person subject on subject.user_id = r.about_user`,
  checker: sql`left join person checker on checker.user_id = r.updated_by`,
  app: sql`left join application app on app.application_id = r.application_id`,
  menu: sql`left join role_menu menu on menu.role_menu_id = r.role_menu_id`,
  unit: sql`left join subdivision unit on unit.subdivision_id = r.subdivision_id`,
  target: sql`left join subdivision target on target.subdivision_id = r.target_subdivision_id`,
  post: sql`left join position post on post.position_id = filer.position_id`,
  home: sql`left join subdivision home on home.subdivision_id = filer.subdivision_id`,
  place: sql`left join subdivision place on place.subdivision_id = subject.subdivision_id`,
};

/** What has to be joined first. */
const through: Partial<Record<Source, keyof typeof joins>> = {
  post: 'filer',
  home: 'filer',
  place: 'subject',
};

/**
 * Requests with the wanted columns, and only the joins these need: counting a million requests touches the requests
 * alone. Every join is a left join on a primary key, so none adds or removes a row.
 */
export function selectRequests(wanted: ReadonlySet<string>): RawBuilder<unknown> {
  const sources = listSources().filter((source) =>
    Object.keys(columns[source]).some((name) => wanted.has(name)),
  );
  const needed = new Set<string>([...sources, ...sources.flatMap((source) => through[source] ?? [])]);
  const joined = Object.entries(joins).flatMap(([name, join]) => (needed.has(name) ? [join] : []));
  return sql`select ${listColumns(wanted)} from request r ${sql.join(joined, sql` `)}`;
}

/**
 * The wanted columns for the few requests of one page. Ten joins can be ordered in so many ways that planning them
 * takes far longer than running them; looked up one by one there is nothing to order. `offset 0` keeps the planner
 * from unfolding a row into one look-up for each of its columns.
 */
export function lookUpRequests(keys: RawBuilder<unknown>, wanted: ReadonlySet<string>): RawBuilder<unknown> {
  return sql`
    select ${listColumns(wanted)}
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

function listSources(): Source[] {
  return Object.keys(columns) as Source[];
}

function listColumns(wanted: ReadonlySet<string>): RawBuilder<unknown> {
  const all: [string, RawBuilder<unknown>][] = Object.values(columns).flatMap((group) =>
    Object.entries(group),
  );
  return sql.join(
    all
      .filter(([name]) => wanted.has(name))
      .map(([name, expression]) => sql`${expression} as ${sql.id(name)}`),
  );
}
