-- A person's own limits: those of their position (or of the position whose limits they took for good)
-- in the limit group of their branch, or a running temporary raise if that is higher.
create view person_limit as
select p.user_id,
       max(greatest(base.amount, raised.amount)) filter (where t.limited_type = 1) as limit_tunai,
       max(greatest(base.amount, raised.amount)) filter (where t.limited_type = 2) as limit_non_tunai
from person p
join subdivision s using (subdivision_id)
cross join (values (1), (2)) as t (limited_type)
left join lateral (
  select l.amount from limit_position l
  where l.position_id = coalesce(p.limit_position_id, p.position_id)
    and l.group_subdivision = s.group_subdivision and l.limited_type = t.limited_type
) base on true
left join lateral (
  select max((g.detail ->> 'amount')::bigint) as amount from temporary_grant g
  where g.user_id = p.user_id and g.stopped_at is null and g.valid_until > now()
    and g.thing_key like 'limit:%:' || t.limited_type
) raised on true
group by p.user_id;
