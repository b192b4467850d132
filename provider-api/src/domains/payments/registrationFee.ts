import { registrationFeeKey } from 'shared-api/rules';
import type { Queryable, Tx } from '../../db/index.ts';
import type { PublicContext } from '../../http/context.ts';
import { publish } from '../../http/liveEvents.ts';
import { enqueue } from '../../jobs/index.ts';
import { readSettings } from '../../settings/index.ts';
import { recordActivity } from '../activities/index.ts';
import { type CreatedPayment, createPayment } from './createPayment.ts';
import { activityReaders } from './payment.ts';
import { issueJob } from './paymentJobs.ts';

interface Registered {
  id: number;
  organization_CategoryId: string | null;
  isFamily: boolean;
}

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

export async function registrationOwner(db: Queryable, id: number): Promise<number | undefined> {
  const payment = await db.first<{ userId: number }>(
    `select owner_id as "userId" from payments where id = $1 and kind = 'registration'`,
    [id],
  );
  return payment?.userId;
}

export interface RegistrationPayment {
  id: number;
  status: 'Paid' | 'Unpaid';
  closedAs: 'Expired' | 'Cancelled' | null;
  amountKobo: number;
  code: string;
  paidAt: Date | null;
}

export async function registrationPayment(
  db: Queryable,
  userId: number,
): Promise<RegistrationPayment | undefined> {
  return db.first<RegistrationPayment>(
    `select id, status, closed_as as "closedAs", amount_kobo as "amountKobo", code, paid_at as "paidAt"
       from payments where owner_id = $1 and kind = 'registration'
      order by (status = 'Paid') desc, id desc limit 1`,
    [userId],
  );
}

/** The caller must have locked the account. Nothing happens if the former invoice is open or paid. */
export async function renewRegistrationInvoice(
  tx: Tx,
  { clock }: Pick<PublicContext, 'clock'>,
  userId: number,
): Promise<void> {
  const former = await registrationPayment(tx, userId);
  if (!former?.closedAs || former.status === 'Paid') return;
  const { amountKobo } = former;
  const at = clock.now();
  const { id, invoiceId } = await createPayment(tx, {
    kind: 'registration',
    userId,
    createdBy: userId,
    amountKobo,
    at,
  });
  await recordActivity(tx, {
    userId,
    description: `Invoice ${invoiceId} issued for the registration fee`,
    at,
    needs: activityReaders.registration,
  });
  await enqueue(tx, issueJob, { paymentId: id });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
}
