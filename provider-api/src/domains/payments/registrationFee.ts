import { registrationFeeKey } from 'shared-api/rules';
import type { Queryable, Tx } from '../../db/index.ts';
import type { PublicContext } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { readSettings } from '../../settings/index.ts';
import { type CreatedPayment, createPayment } from './createPayment.ts';
import { issueJob } from './paymentJobs.ts';

interface Registered {
  id: number;
  organization_CategoryId: string | null;
  isFamily: boolean;
}

/** The registration transaction of a new account (S08): Unpaid with an RRR to come, or Paid when it costs nothing. */
export async function createRegistrationTransaction(
  tx: Tx,
  { clock, config }: Pick<PublicContext, 'clock' | 'config'>,
  user: Registered,
): Promise<CreatedPayment & { amountKobo: number }> {
  const settings = await readSettings(tx, config);
  const amountKobo = settings[registrationFeeKey(user.isFamily ? 'Family' : user.organization_CategoryId)];
  const payment = await createPayment(tx, {
    kind: 'registration',
    userId: user.id,
    createdBy: user.id,
    amountKobo,
    at: clock.now(),
  });
  if (amountKobo > 0) await enqueue(tx, issueJob, { paymentId: payment.id });
  return { ...payment, amountKobo };
}

/** The registration transaction of an account, for its details and for approvals that require the payment. */
export async function registrationPayment(
  db: Queryable,
  userId: number,
): Promise<{ id: number; status: 'Paid' | 'Unpaid' } | undefined> {
  const { rows } = await db.query<{ id: number; status: 'Paid' | 'Unpaid' }>(
    `select id, status from payments where application_user_id = $1 and kind = 'registration' order by id limit 1`,
    [userId],
  );
  return rows[0];
}
