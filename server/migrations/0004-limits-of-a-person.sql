-- A person's own limits: those of their position (or of the position whose limits they took for good)
-- in the limit group of their branch, or a running temporary raise if that is higher.
create function standing_limit(p person, p_type integer) returns bigint language sql stable as $$
  select l.amount from limit_position l join subdivision s on s.subdivision_id = p.subdivision_id
  where l.position_id = coalesce(p.limit_position_id, p.position_id)
    and l.group_subdivision = s.group_subdivision and l.limited_type = p_type
$$;

create function raised_limit(p person, p_type integer) returns bigint language sql stable as $$
  select max((g.detail ->> 'amount')::bigint) from temporary_grant g
  where g.user_id = p.user_id and g.stopped_at is null and g.valid_until > now()
    and g.kind = 'LimitSpv' and (g.detail ->> 'limitedType')::int = p_type
$$;

-- No aggregate here, so that the planner looks up one person's limits without computing everybody's.
create view person_limit as
select p.user_id,
       coalesce(greatest(standing_limit(p, 1), raised_limit(p, 1)), 0) as limit_tunai,
       coalesce(greatest(standing_limit(p, 2), raised_limit(p, 2)), 0) as limit_non_tunai
from person p;
