import type pg from 'pg';

/**
 * Chains one event for every filing, decision and expiry, in the order they happened. The database's own hash
 * function serves as the step of an aggregate, so one statement links the whole history.
 */
export async function writeAuditChain(client: pg.ClientBase): Promise<void> {
  await client.query(`
    do $$
    begin
      execute format(
        'create aggregate pg_temp.chain_audit_event (audit_event) (sfunc = hash_audit_event, stype = bytea, initcond = %L)',
        (select hash from audit_head for update));
    end $$`);
  await client.query(`
    insert into audit_event
    select e.seq, e.at, e.actor, e.ip, e.action, e.subject, e.details,
      pg_temp.chain_audit_event(row(e.seq, e.at, e.actor, e.ip, e.action, e.subject, e.details, null)::audit_event)
        over (order by e.seq rows unbounded preceding)
    from (
      select (select seq from audit_head) + row_number() over (order by at, request_id, turn) as seq,
        at, actor, ip, action, 'request:' || request_id as subject, details
      from (${HAPPENINGS}) happening
    ) e`);
  await client.query(`
    update audit_head h set seq = e.seq, hash = e.hash
    from (select seq, hash from audit_event order by seq desc limit 1) e`);
  await client.query('drop aggregate pg_temp.chain_audit_event (audit_event)');
}

const HAPPENINGS = `
  select request_id, 0 as turn, created_date as at, filed_by as actor, ip_pemohon as ip, 'request.filed' as action,
    jsonb_build_object('ticketNumber', ticket_number, 'kind', kind, 'action', action, 'before', before, 'after', after) as details
  from request
  union all
  select d.request_id, d.level, d.decided_at, d.decided_by, d.ip, 'request.' || d.outcome,
    jsonb_build_object('ticketNumber', r.ticket_number, 'kind', r.kind, 'level', d.level, 'notes', d.notes, 'channel', d.channel)
  from decision d join request r using (request_id)
  union all
  select request_id, 3, deadline, null, null, 'request.expired',
    jsonb_build_object('ticketNumber', ticket_number, 'reason', 'deadline')
  from request where status = 4`;
