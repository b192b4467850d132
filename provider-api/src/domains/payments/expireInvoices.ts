import { dayMs } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import type { PeriodicJob } from '../../jobs/index.ts';
import { readSettings } from '../../settings/index.ts';
import { closeInvoices } from './closeInvoice.ts';

const quarterMs = 900_000;
const batchSize = 100;

const tooOld = `id in (
  select id from payments
   where status = 'Unpaid' and closed_at is null and attention is null and created_at < $3
   order by created_at, id limit ${batchSize} for update skip locked)`;

export async function expireInvoices({ db, clock, config }: AppContext): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { rrrExpiryDays } = await readSettings(tx, config);
    if (rrrExpiryDays === 0) return 0;
    const before = new Date(at.getTime() - rrrExpiryDays * dayMs);
    return closeInvoices(tx, { closedAs: 'Expired', at }, tooOld, [before]);
  });
}

export const expiry: PeriodicJob = {
  kind: 'payments.expire',
  everyMs: quarterMs,
  run: expireInvoices,
};
