import { dayMs } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import type { PeriodicJob } from '../../jobs/index.ts';
import { readSettings } from '../../settings/index.ts';
import { afterClosing, type ClosedInvoice } from './closeInvoice.ts';

const quarterMs = 900_000;
const batchSize = 100;

const expire = `
  update payments set closed_at = $1, closed_as = 'Expired'
   where id in (
     select id from payments
      where status = 'Unpaid' and closed_at is null and attention is null and created_at < $2
      order by created_at, id limit ${batchSize} for update skip locked)
  returning id, kind, owner_id as "userId", invoice_id as "invoiceId", rrr`;

export async function expireInvoices({ db, clock, config }: AppContext): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { rrrExpiryDays } = await readSettings(tx, config);
    if (rrrExpiryDays === 0) return 0;
    const before = new Date(at.getTime() - rrrExpiryDays * dayMs);
    const { rows } = await tx.query<ClosedInvoice>(expire, [at, before]);
    for (const row of rows) await afterClosing(tx, { ...row, closedAs: 'Expired', at });
    return rows.length;
  });
}

export const expiry: PeriodicJob = {
  kind: 'payments.expire',
  everyMs: quarterMs,
  run: expireInvoices,
};
