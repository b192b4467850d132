import type { Queryable } from '../../../db/index.ts';

export interface Movement {
  at: Date;
  amountKobo: number;
}

const insert = `
  with given as (
    select row_number() over () as number, at, kobo from jsonb_to_recordset($4::jsonb) as given (at timestamptz, kobo bigint)
  ), approved as (
    insert into adjustments (owner_id, amount_kobo, reason, status, proposed_by, proposed_at, decided_by, decided_at)
    select $1::bigint, kobo, 'Counted again', 'Approved', $2::bigint, at, $3::bigint, at from given
    returning id, amount_kobo, decided_at
  ), journal as (
    insert into journals (kind, adjustment_id, actor_id, created_at)
    select 'adjustment', id, $3::bigint, decided_at from approved returning id, adjustment_id
  )
  insert into ledger_entries (journal_id, account_id, amount_kobo)
  select journal.id, account.id, case account.kind when 'wallet' then amount_kobo else -amount_kobo end
    from journal join approved on approved.id = journal.adjustment_id
    join ledger_accounts account on account.kind = 'adjustment' or (account.kind = 'wallet' and account.owner_id = $1::bigint)
   order by journal.id, account.kind`;

interface Movements {
  userId: number;
  by: readonly [number, number];
  movements: readonly Movement[];
}

export async function addMovements(db: Queryable, { userId, by, movements }: Movements): Promise<void> {
  const given = movements.map(({ at, amountKobo }) => ({ at: at.toISOString(), kobo: amountKobo }));
  await db.query(insert, [userId, ...by, JSON.stringify(given)]);
}
