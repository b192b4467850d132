import { minuteMs } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import type { PeriodicJob } from '../../jobs/index.ts';
import { checkPayment } from './checkPayment.ts';
import { issueRrr } from './issueRrr.ts';

const batchSize = 100;
/** A run ends after this many failures, so that an unreachable gateway does not delay other work. */
const maxFailures = 3;

/**
 * Notifications and replies with an RRR can be lost, so the gateway is asked about each payment whose next check is
 * due. Returns the number of these payments.
 */
export async function reconcile(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const { rows } = await db.query<{ id: number; rrr: string | null }>(
    `select id, rrr from payments where status = 'Unpaid' and next_check_at <= $1 and (rrr is not null or closed_at is null)
      order by next_check_at, id limit ${batchSize}`,
    [clock.now()],
  );
  let asked = 0;
  let failures = 0;
  for (const { id, rrr } of rows) {
    if (failures === maxFailures) break;
    const answered =
      rrr === null ? await issueRrr(context, id) : (await checkPayment(context, id)) !== 'unknown';
    asked += 1;
    failures += answered ? 0 : 1;
  }
  return asked;
}

export const reconciliation: PeriodicJob = {
  kind: 'payments.reconcile',
  everyMs: minuteMs,
  lane: 'gateway',
  run: reconcile,
};
