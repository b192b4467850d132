import { gatewayOf } from '../../adapters/gateway/gatewayOf.ts';
import type { AppContext } from '../../appContext.ts';
import { compareStatus } from './compareStatus.ts';
import { findPayment, type Payment } from './payment.ts';
import { recordStatus } from './recordStatus.ts';
import { settlePayment } from './settlePayment.ts';

export type CheckOutcome = 'settled' | 'unpaid' | 'attention' | 'unknown';

type Issued = Payment & { rrr: string };

const isEntered = ({ status, acceptedKobo }: Payment) => status === 'Paid' || acceptedKobo !== null;

const hasRrr = (payment: Payment): payment is Issued => payment.rrr !== null;

const closeEvents = ({ db, clock }: AppContext, paymentId: number, outcome: CheckOutcome) =>
  db.query(
    `update gateway_events set handled_at = $2, outcome = $3 where payment_id = $1 and handled_at is null`,
    [paymentId, clock.now(), outcome],
  );

async function querySettlement(context: AppContext, payment: Issued): Promise<CheckOutcome> {
  const status = await gatewayOf(context.config).statusByRrr(payment.rrr);
  if (status.outcome !== 'known') {
    await recordStatus(context, payment, undefined, null);
    context.log.warn({ payment: payment.id, reason: status.reason }, 'the gateway gave no status');
    return 'unknown';
  }
  const found = compareStatus(payment, status);
  if (found === 'settle') {
    const { db, clock } = context;
    await db.transaction((tx) =>
      settlePayment(tx, payment, { method: 'Remita', gateway: status, at: clock.now() }),
    );
    return 'settled';
  }
  await recordStatus(context, payment, status, found === 'wait' ? null : found);
  return found === 'wait' ? 'unpaid' : 'attention';
}

/** Asks the gateway what became of a payment and settles it if it is truly paid (S11). Safe to repeat. */
export async function checkPayment(context: AppContext, paymentId: number): Promise<CheckOutcome> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment || !hasRrr(payment)) return 'unpaid';
  const outcome = isEntered(payment) ? 'settled' : await querySettlement(context, payment);
  if (outcome !== 'unknown') await closeEvents(context, paymentId, outcome);
  return outcome;
}
