import type pg from 'pg';

/** The same questions asked of the database directly: what no portal on this machine could beat. */
export function createRawLimits(pool: pg.Pool) {
  let next = 0;
  return {
    list: () =>
      pool.query(
        `select request_id, ticket_number, kind, status, description, created_date,
                (select count(*) from request where status = 2) as total
         from request where status = 2 order by updated_date desc limit 20`,
      ),
    search: () =>
      pool.query(
        `select r.request_id, r.ticket_number, r.kind, r.status, p.first_name, count(*) over () as total
         from request r join person p on p.user_id = r.filed_by
         where r.status = 2 and lower(p.first_name) like '%an%'
         order by r.updated_date desc limit 20`,
      ),
    prepareApprove: async () => {
      await pool.query(
        'create table bench_request (id integer primary key, status integer, version integer)',
      );
      await pool.query('create table bench_decision (id integer primary key, notes text)');
      await pool.query('insert into bench_request select n, 1, 1 from generate_series(1, 100000) n');
    },
    approve: async () => {
      next += 1;
      const id = next;
      const client = await pool.connect();
      try {
        await client.query('begin');
        await client.query('select * from bench_request where id = $1 for update', [id]);
        await client.query('update bench_request set status = 5, version = 2 where id = $1 and status = 1', [
          next,
        ]);
        await client.query('insert into bench_decision values ($1, $2)', [id, 'Sudah Disetujui']);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}
