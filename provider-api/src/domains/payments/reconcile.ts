import type { PeriodicJob } from '../../jobs/index.ts';
import type { Services } from '../../services.ts';
import { checkPayment } from './checkPayment.ts';
import { issueRrr } from './issueRrr.ts';

const minuteMs = 60_000;
const batchSize = 100;

/** Asks about every Unpaid payment that is due, so that a lost notification or RRR loses nothing (S09, S11). */
export async function reconcile(services: Services): Promise<number> {
  const { db, clock } = services;
  const { rows } = await db.query<{ id: number; rrr: string | null }>(
    `select id, rrr from payments where status = 'Unpaid' and next_check_at <= $1
      order by next_check_at, id limit ${batchSize}`,
    [clock.now()],
  );
  for (const { id, rrr } of rows) {
    if (rrr === null) await issueRrr(services, id);
    else await checkPayment(services, id);
  }
  return rows.length;
}

export const reconciliation: PeriodicJob = {
  kind: 'payments.reconcile',
  everyMs: minuteMs,
  run: async (services) => {
    await reconcile(services);
  },
};
