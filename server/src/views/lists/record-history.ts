import { everything } from '@gerbang/contract/filter/tree';
import { recordHistory as definition } from '@gerbang/contract/views/record-history';
import { sql } from 'kysely';
import { defineServerView } from '../view.ts';

export const recordHistory = defineServerView({
  definition,
  // The record is written as the index of the table has it.
  select: () => sql`
    select r.request_id as "bucketApprovalId", split_part(r.target_key, '/', 1) as "recordKey",
           r.target_key as "targetKey", r.ticket_number as "ticketNumber", r.kind as "typeName", r.action, r.status,
           r.application_id as "applicationId", r.description, r.created_date as "createdDate",
           filer.display_name as "createdBy", r.ip_pemohon as "ipPemohon",
           case when r.status in (1, 5) then null else r.updated_date end as "updatedDate",
           case when r.status in (1, 5) then null else checker.display_name end as "updatedBy",
           r.ip_pemeriksa as "ipPemeriksa", r.notes, r.before, r.after
    from request r
    left join person filer on filer.user_id = r.filed_by
    left join person checker on checker.user_id = r.updated_by`,
  scope: () => everything(),
});
