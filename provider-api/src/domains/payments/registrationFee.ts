import { onlyRow, type Queryable, type Tx } from '../../db/index.ts';
import type { PublicContext } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
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
  { clock }: Pick<PublicContext, 'clock'>,
  user: Registered,
): Promise<CreatedPayment & { amountKobo: number }> {
  const { amountKobo } = onlyRow(
    await tx.query<{ amountKobo: number }>(
      'select amount_kobo as "amountKobo" from registration_fees where kind = $1',
      [user.isFamily ? 'Family' : user.organization_CategoryId],
    ),
  );
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
