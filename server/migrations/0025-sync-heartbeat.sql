-- A run says that it lives; one that fell silent (its replica was killed) is closed by the next.
alter table sync_run add column heartbeat_at timestamptz not null default now();
