-- What a position's holders may do now. A position out of use grants nothing, and grants it again when it is back.
create view held_privilege as
select pp.position_id, v.privilege_id, v.privilege_code, v.privilege_name, pp.updated_date
from privilege_position pp
join privilege v using (privilege_id)
join position o using (position_id)
where not pp.deleted and not o.deleted;

-- The history of one record: whatever stands before the first slash of a target is the record it belongs to.
create index request_record on request (split_part(target_key, '/', 1), request_id desc);
