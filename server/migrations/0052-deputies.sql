-- A deputy and the person they stand in for are one pair of eyes: neither the deputy nor that person may have a hand
-- in both levels of a request. The policy says so; this is for whatever would get around it.
alter table request add column level1_on_behalf_of integer references person;
alter table request add check (level1_on_behalf_of <> filed_by and level1_on_behalf_of <> about_user);

create function refuse_one_pair_of_eyes() returns trigger language plpgsql as $$
begin
  if exists (
    select 1 from decision d
    where d.request_id = new.request_id
      and array[d.decided_by, d.on_behalf_of] && array[new.decided_by, new.on_behalf_of]
  ) then
    raise exception 'request % is decided on both levels by one pair of eyes', new.request_id
      using errcode = 'check_violation', constraint = 'decision_two_pairs_of_eyes';
  end if;
  return new;
end $$;
create trigger decision_two_pairs_of_eyes before insert on decision
  for each row execute function refuse_one_pair_of_eyes();

create index deputy_of on deputy (user_id) where ended_at is null;

-- One deputy at a time for one person.
create extension if not exists btree_gist;
alter table deputy add constraint deputy_one_at_a_time
  exclude using gist (user_id with =, tstzrange(valid_from, coalesce(ended_at, valid_until)) with &&)
  where (ended_at is null or ended_at > valid_from);
