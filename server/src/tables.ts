import type { FactValue } from '@gerbang/contract/requests/request-kind';
import type { RequestStatus } from '@gerbang/contract/status';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A timestamp the database may fill in by itself. */
type Stamp = ColumnType<Date, Date | undefined, Date>;
type Json<T extends object> = JSONColumnType<T, string, string>;

export interface SubdivisionTable {
  subdivision_id: Generated<number>;
  subdivision_code: string;
  subdivision_name: string;
  level: number;
  group_subdivision: string;
  parent_id: number | null;
  kode_departement: string | null;
  deleted: Generated<boolean>;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface PositionTable {
  position_id: Generated<number>;
  position_code: string;
  position_name: string;
  group_position: string;
  level: number;
  use_area: Generated<boolean>;
  deleted: Generated<boolean>;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface PrivilegeTable {
  privilege_id: Generated<number>;
  privilege_code: string;
  privilege_name: string;
  created_date: Stamp;
  created_by: string | null;
  updated_date: Stamp;
  updated_by: string | null;
  approved_date: Date | null;
  approved_by: string | null;
}

export interface PrivilegePositionTable {
  privilege_position_id: Generated<number>;
  privilege_id: number;
  position_id: number;
  deleted: Generated<boolean>;
  created_date: Stamp;
  updated_date: Stamp;
}

/** What the holders of a position in use may do now. */
export interface HeldPrivilegeView {
  position_id: number;
  privilege_id: number;
  privilege_code: string;
  privilege_name: string;
  updated_date: Date;
}

export interface PersonTable {
  user_id: Generated<number>;
  employee_id: string;
  first_name: string;
  initial: string | null;
  last_name: string | null;
  display_name: string;
  description: string | null;
  office: string | null;
  email: string | null;
  email_alternate: string | null;
  telephone_number: string | null;
  phone_number_mobile: string | null;
  address_street: string | null;
  address_city: string | null;
  address_state: string | null;
  address_zipcode: string | null;
  manager_name: string | null;
  manager_email: string | null;
  job_title: string | null;
  user_dukcapil: string | null;
  employee_type: Generated<'Permanent' | 'Contract'>;
  resign_date: string | null;
  active: Generated<boolean>;
  position_id: number;
  subdivision_id: number;
  limit_position_id: number | null;
  directory_state: Generated<'never' | 'new' | 'updated' | 'unchanged' | 'missing'>;
  directory_seen_at: Date | null;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface PersonChangeTable {
  user_id: number;
  requested_by: number;
  requested_ip: string | null;
  checked_by: number | null;
  checked_ip: string | null;
  updated_date: Stamp;
}

export interface PersonLimitView {
  user_id: number;
  limit_tunai: bigint;
  limit_non_tunai: bigint;
}

export interface ApplicationTable {
  application_id: Generated<number>;
  application_name: string;
  url: string;
  active: Generated<boolean>;
  webhook_url: string | null;
  webhook_secret: string | null;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface RoleMenuTable {
  role_menu_id: Generated<number>;
  application_id: number;
  role_menu_code: string;
  role_menu_name: string;
  function: string | null;
  position_id_default: number | null;
  deleted: Generated<boolean>;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface RoleMenuPositionTable {
  role_menu_position_id: Generated<number>;
  role_menu_id: number;
  position_id: number;
  deleted: Generated<boolean>;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface GroupingLimitTable {
  grouping_limit_id: Generated<number>;
  grouping_name: string;
  grouping_desc: string;
  deleted: Generated<boolean>;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface LimitPositionTable {
  limit_position_id: Generated<number>;
  position_id: number;
  group_subdivision: string;
  limited_type: 1 | 2;
  amount: bigint;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface RangeLimitTable {
  range_limit_id: Generated<number>;
  limit_code: string;
  limit_type: string;
  start_limit: bigint;
  end_limit: bigint;
  updated_date: Stamp;
}

export interface SysConfigTable {
  id: Generated<number>;
  param_name: string;
  param_value: string;
  additional_value: string | null;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface RequestTable {
  request_id: Generated<bigint>;
  ticket_number: string;
  kind: string;
  action: string;
  status: ColumnType<RequestStatus, RequestStatus | undefined, RequestStatus>;
  version: Generated<number>;
  waiting_for: string | null;
  filed_by: number;
  about_user: number;
  target_key: string;
  subdivision_id: number;
  assigned_unit_id: number | null;
  escalated_at: Date | null;
  level: number;
  limit_tunai: Generated<bigint>;
  limit_non_tunai: Generated<bigint>;
  level1_decided_by: number | null;
  level1_on_behalf_of: number | null;
  application_id: number | null;
  role_menu_id: number | null;
  target_subdivision_id: number | null;
  time_period_ms: bigint | null;
  description: Generated<string>;
  notes: string | null;
  payload: Json<Record<string, unknown>>;
  body: Json<Record<string, unknown>>;
  before: Json<Record<string, FactValue>>;
  after: Json<Record<string, FactValue>>;
  ip_pemohon: string | null;
  ip_pemeriksa: string | null;
  created_date: Stamp;
  updated_date: Stamp;
  updated_by: number | null;
  deadline: Date;
  reminded_version: number | null;
}

export interface RequestSecretTable {
  request_id: bigint;
  field: string;
  value: string;
}

export interface DecisionTable {
  decision_id: Generated<bigint>;
  request_id: bigint;
  level: 1 | 2;
  outcome: 'approved' | 'rejected';
  decided_by: number;
  on_behalf_of: number | null;
  filed_by: number;
  about_user: number;
  notes: string;
  ip: string | null;
  channel: Generated<'portal' | 'mail'>;
  decided_at: Stamp;
}

export interface RequestEventTable {
  request_event_id: Generated<bigint>;
  request_id: bigint;
  event: string;
  actor: number | null;
  details: Json<Record<string, unknown>>;
  at: Stamp;
}

export interface PersonApplicationTable {
  user_id: number;
  application_id: number;
  request_id: bigint | null;
  created_date: Stamp;
  updated_date: Stamp;
}

export interface TemporaryGrantTable {
  grant_id: Generated<bigint>;
  request_id: bigint;
  kind: string;
  user_id: number;
  application_id: number;
  thing_key: string;
  detail: Json<Record<string, unknown>>;
  started_at: Date;
  valid_until: Date;
  stopped_at: Date | null;
  stopped_by: number | null;
  stopped_ip: string | null;
  stop_reason: 'manual' | 'expired' | 'deactivated' | null;
}

export interface RequestFileTable {
  file_id: Generated<bigint>;
  request_id: bigint;
  file_name: string;
  media_type: 'image/jpeg' | 'image/png' | 'application/pdf';
  size_bytes: number;
  sha256: Buffer;
  content: Buffer;
  uploaded_by: number;
  uploaded_at: Stamp;
}

export interface MailTable {
  mail_id: Generated<bigint>;
  request_id: bigint | null;
  user_id: number | null;
  to_address: string;
  template: string;
  subject: string;
  text_body: string;
  html_body: string;
  state: Generated<'waiting' | 'sent' | 'failed' | 'skipped'>;
  attempts: Generated<number>;
  last_error: string | null;
  created_date: Stamp;
  sent_at: Date | null;
  once_key: string | null;
  link_level: 1 | 2 | null;
  link_version: number | null;
}

export interface MailLinkTable {
  token_hash: Buffer;
  request_id: bigint;
  user_id: number;
  level: 1 | 2;
  version: number;
  choice: 'approve' | 'reject';
  expires_at: Date;
  used_at: Date | null;
}

export interface MailResendTable {
  request_id: bigint;
  sent_at: Date;
}

export interface DeliveryTable {
  delivery_id: Generated<bigint>;
  event_id: Generated<string>;
  request_id: bigint | null;
  application_id: number;
  event_type: string;
  event: Json<Record<string, unknown>>;
  state: 'waiting' | 'delivered' | 'failed' | 'recorded';
  attempts: Generated<number>;
  last_status: number | null;
  last_error: string | null;
  next_attempt_at: Date | null;
  created_date: Stamp;
  delivered_at: Date | null;
}

export interface DeputyTable {
  deputy_id: Generated<number>;
  user_id: number;
  deputy_user_id: number;
  valid_from: Date;
  valid_until: Date;
  request_id: bigint | null;
  ended_at: Date | null;
}

export interface PersonSessionTable {
  subject: string;
  session_key: string;
  user_id: number | null;
  first_seen_at: Stamp;
  announced_at: Date | null;
  ended_at: Date | null;
}

export interface IdempotentAnswerTable {
  user_id: number;
  key: string;
  fingerprint: Buffer;
  status: number;
  body: Json<object>;
  created_at: Stamp;
}

export interface SyncRunTable {
  sync_run_id: Generated<number>;
  source: 'employees' | 'range-limits';
  state: Generated<'running' | 'done' | 'stopped' | 'failed'>;
  started_by: number | null;
  started_at: Stamp;
  heartbeat_at: Stamp;
  finished_at: Date | null;
  counts: Json<Record<string, number>>;
  message: string | null;
}

export interface LiveEventTable {
  live_event_id: Generated<bigint>;
  topic: string;
  user_id: number | null;
  at: Stamp;
  tx: Generated<string>;
}

export interface AuditCheckTable {
  audit_check_id: Generated<number>;
  started_by: number | null;
  started_at: Stamp;
  finished_at: Date | null;
  events: bigint | null;
  broken_at: bigint | null;
}

export interface AuditEventTable {
  seq: bigint;
  at: Date;
  actor: number | null;
  ip: string | null;
  action: string;
  subject: string;
  details: Json<Record<string, unknown>>;
  hash: Buffer;
}

/** Every table and view, as the migrations make them. */
export interface Database {
  subdivision: SubdivisionTable;
  position: PositionTable;
  privilege: PrivilegeTable;
  privilege_position: PrivilegePositionTable;
  held_privilege: HeldPrivilegeView;
  person: PersonTable;
  person_change: PersonChangeTable;
  person_limit: PersonLimitView;
  application: ApplicationTable;
  role_menu: RoleMenuTable;
  role_menu_position: RoleMenuPositionTable;
  grouping_limit: GroupingLimitTable;
  limit_position: LimitPositionTable;
  range_limit: RangeLimitTable;
  sys_config: SysConfigTable;
  request: RequestTable;
  request_secret: RequestSecretTable;
  decision: DecisionTable;
  request_event: RequestEventTable;
  person_application: PersonApplicationTable;
  temporary_grant: TemporaryGrantTable;
  request_file: RequestFileTable;
  mail: MailTable;
  mail_link: MailLinkTable;
  mail_resend: MailResendTable;
  delivery: DeliveryTable;
  deputy: DeputyTable;
  person_session: PersonSessionTable;
  idempotent_answer: IdempotentAnswerTable;
  sync_run: SyncRunTable;
  live_event: LiveEventTable;
  audit_event: AuditEventTable;
  audit_check: AuditCheckTable;
}
