import type { Queryable, Tx } from '../../../db/index.ts';
import { publish } from '../../../http/liveEvents.ts';

const isEntered = `(p.status = 'Paid' or p.to_suspense)`;

/** If a file lists the same RRR and amount twice, only the earlier line can match. */
const match = `
  with line as (
    select id, rrr, gross_kobo, resolved,
           row_number() over (partition by rrr, gross_kobo, resolved is not distinct from 'ignored' order by number) > 1
             as is_later
      from settlement_lines where file_id = $1
  ), held as (
    select line.id, line.gross_kobo, line.is_later, p.id as payment_id, p.open_kobo,
           ${isEntered} as is_entered
      from line left join payments p on p.rrr = line.rrr
     where line.resolved is null
  ), judged as (
    select id, payment_id,
           case when gross_kobo < 0 then 'taken_back'
                when payment_id is null then 'unknown'
                when is_later then 'repeated'
                when not is_entered then 'unpaid'
                when open_kobo <= 0 then 'repeated'
                when open_kobo = gross_kobo then 'matched'
                else 'differs' end as state
      from held
  )
  update settlement_lines line set state = judged.state, payment_id = judged.payment_id
    from judged
   where line.id = judged.id
     and (line.state, line.payment_id) is distinct from (judged.state, judged.payment_id)`;

/** Postings to clearing or suspense wait for this lock, so the figures cannot change before the commit. */
export async function lockBooks(tx: Tx): Promise<void> {
  await tx.query(`select id from ledger_accounts where kind = 'suspense' for no key update`);
}

export async function matchLines(tx: Tx, fileId: number): Promise<void> {
  await tx.query(match, [fileId]);
}

export async function staleFiles(db: Queryable): Promise<number[]> {
  const { rows } = await db.query<{ fileId: number }>(
    `select distinct line.file_id as "fileId"
       from settlement_lines line join payments p on p.id = line.payment_id
      where line.resolved is null
        and case line.state when 'unpaid' then ${isEntered}
                            when 'matched' then p.open_kobo <> line.gross_kobo
                            when 'differs' then p.open_kobo <= 0 or p.open_kobo = line.gross_kobo
                            else false end`,
  );
  return rows.map(({ fileId }) => fileId);
}

/** A payment may be in several files. Posting the lines of one file can make lines of other files outdated. */
export async function matchStale(tx: Tx): Promise<void> {
  for (const fileId of await staleFiles(tx)) {
    await matchLines(tx, fileId);
    await publish(tx, { type: 'books', id: fileId, staff: true });
  }
}
