import type { Pool } from 'pg';
import { runLocked } from './run-locked.ts';

const SCHEMA = `
create schema if not exists idp;

create table if not exists idp.account (
  username      text primary key check (username = lower(username)),
  password_hash text not null,
  employee_id   text not null,
  display_name  text not null,
  email         text not null
);

-- Sessions, grants, codes, refresh tokens and interactions of the provider library.
create table if not exists idp.artifact (
  model       text not null,
  id          text not null,
  payload     jsonb not null,
  grant_id    text,
  session_uid text,
  consumed_at timestamptz,
  expires_at  timestamptz,
  primary key (model, id)
);
create index if not exists artifact_grant on idp.artifact (grant_id) where grant_id is not null;
create index if not exists artifact_session on idp.artifact (session_uid) where session_uid is not null;
create index if not exists artifact_expiry on idp.artifact (expires_at);

create table if not exists idp.signing_key (
  kid        text primary key,
  jwk        jsonb not null,
  created_at timestamptz not null default now()
);

create table if not exists idp.cookie_key (
  value      text primary key,
  created_at timestamptz not null default now()
);

create table if not exists idp.login_attempt (
  username     text primary key,
  attempts     integer not null,
  window_start timestamptz not null
);
`;

/** Creates what is missing. Safe to call again, and from several processes at once. */
export async function prepareSchema(pool: Pool): Promise<void> {
  // "if not exists" alone still collides when two processes start together.
  await runLocked(pool, async (client) => {
    await client.query(SCHEMA);
  });
}
