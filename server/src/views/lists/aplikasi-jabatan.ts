import { everything } from '@gerbang/contract/filter/tree';
import { aplikasiJabatan as definition } from '@gerbang/contract/views/aplikasi-jabatan';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const aplikasiJabatan = defineServerView({
  definition,
  select: () => sql`
    select o.position_id || ':' || a.application_id as pair, o.position_id as "positionId",
           o.position_name as "positionName", a.application_id as "applicationId",
           a.application_name as "applicationName", held.menus
    from (
      select position_id, application_id, count(*)::integer as menus
      from (
        select position_id_default as position_id, application_id, role_menu_id from role_menu where not deleted
        union
        select s.position_id, m.application_id, m.role_menu_id
        from role_menu_position s join role_menu m using (role_menu_id) where not s.deleted and not m.deleted
      ) menu
      group by position_id, application_id
    ) held
    join position o using (position_id)
    join application a using (application_id)`,
  scope: () => everything(),
});
