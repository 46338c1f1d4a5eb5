import type pg from 'pg';
import type { Bank } from '../bank-model.ts';

/** What the decided requests left behind in other tables, drawn from the requests themselves. */
export async function writeAftermath(client: pg.ClientBase, bank: Bank, now: Date): Promise<void> {
  await client.query(`
    insert into person_application (user_id, application_id, request_id, created_date, updated_date)
    select about_user, application_id, request_id, updated_date, updated_date
    from request where kind = 'HakAkses' and status = 2`);
  await client.query(`
    insert into person_change (user_id, requested_by, requested_ip, checked_by, checked_ip, updated_date)
    select distinct on (about_user) about_user, filed_by, ip_pemohon, updated_by, ip_pemeriksa, updated_date
    from request where kind in ('GroupUser', 'GroupUserCabang') and status = 2
    order by about_user, updated_date desc, request_id desc`);
  await client.query(`
    insert into request_event (request_id, event, details, at)
    select request_id, 'expired', '{"reason": "deadline"}', deadline from request where status = 4 order by deadline, request_id`);
  await client.query(
    `insert into request_file (request_id, file_name, media_type, size_bytes, sha256, content, uploaded_by, uploaded_at)
     select request_id, 'pendukung-' || lower(ticket_number) || '.pdf', 'application/pdf',
       octet_length($1::bytea), sha256($1), $1, filed_by, created_date
     from request where kind = 'LimitSpv' order by request_id`,
    [makeSmallPdf()],
  );
  await writeChangedPeople(client, bank, now);
}

async function writeChangedPeople(client: pg.ClientBase, bank: Bank, now: Date): Promise<void> {
  const changed = bank.people
    .filter(({ active, limitPosition }) => !active || limitPosition)
    .map(({ userId, active, limitPosition }) => ({
      userId,
      active,
      limitPosition: limitPosition?.id ?? null,
    }));
  await client.query(
    `update person p set active = c.active, limit_position_id = c."limitPosition",
       directory_state = case when c.active then p.directory_state else 'missing' end,
       directory_seen_at = $2::timestamptz - interval '1 day',
       updated_date = greatest(p.updated_date, r.updated_date)
     from json_to_recordset($1) as c ("userId" integer, active boolean, "limitPosition" integer)
     left join (
       select about_user, max(updated_date) as updated_date from request
       where status = 2 and kind in ('GroupUser', 'GroupUserCabang', 'LimitTetap') group by about_user
     ) r on r.about_user = c."userId"
     where p.user_id = c."userId"`,
    [JSON.stringify(changed), now.toISOString()],
  );
}

/** The smallest thing every reader opens: one empty page, with a cross-reference table that counts right. */
function makeSmallPdf(): Buffer {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
