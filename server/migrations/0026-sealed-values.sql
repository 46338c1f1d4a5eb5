-- What a request carries that nobody may read back: kept apart from its payload, for its effect alone.
create table request_secret (
  request_id bigint not null references request,
  field      text not null,
  value      text not null,
  primary key (request_id, field)
);

-- Deferred to the commit: by then the effect has taken what it needs. However a request ends, nothing stays behind.
create function forget_request_secrets() returns trigger language plpgsql as $$
begin
  delete from request_secret where request_id = new.request_id;
  return null;
end $$;
create constraint trigger request_secrets_end after update of status on request
  deferrable initially deferred
  for each row when (new.status not in (1, 5)) execute function forget_request_secrets();
