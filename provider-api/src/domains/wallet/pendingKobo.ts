import type { Queryable } from '../../db/index.ts';

/** An invoice whose payment is being looked into awaits a decision, and no payment. */
export async function pendingKobo(db: Queryable, userId: number): Promise<number> {
  const row = await db.one<{ kobo: number }>(
    `select coalesce(sum(amount_kobo), 0)::bigint as kobo from payments
        where owner_id = $1 and kind = 'funding' and status = 'Unpaid' and closed_at is null
          and attention is null`,
    [userId],
  );
  return row.kobo;
}
