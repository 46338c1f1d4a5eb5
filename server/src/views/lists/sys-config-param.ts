import { everything } from '@gerbang/contract/filter/tree';
import { sysConfigParam as definition } from '@gerbang/contract/views/sys-config-param';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const sysConfigParam = defineServerView({
  definition,
  select: () => sql`
    select id, param_name as "paramName", param_value as "paramValue", additional_value as "additionalValue"
    from sys_config`,
  scope: () => everything(),
});
