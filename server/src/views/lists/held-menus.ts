import { type RawBuilder, sql } from 'kysely';

/**
 * Menus a person holds now, as rows of (role_menu_id, valid_until): those of their position, which do not end, and
 * those granted for a while. A grant that is over does not count, whether or not a job has got round to ending it.
 */
export function selectHeldMenus(
  userId: RawBuilder<unknown>,
  positionId: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`
    select held.role_menu_id,
           case when bool_or(held.valid_until is null) then null else max(held.valid_until) end as valid_until
    from (
      select m.role_menu_id, null::timestamptz as valid_until
      from role_menu m where m.position_id_default = ${positionId} and not m.deleted
      union all
      select m.role_menu_id, g.valid_until
      from temporary_grant g join role_menu m on m.role_menu_id = (g.detail ->> 'roleMenuId')::integer
      where g.user_id = ${userId} and g.stopped_at is null and g.valid_until > now() and not m.deleted
    ) held
    group by held.role_menu_id`;
}
