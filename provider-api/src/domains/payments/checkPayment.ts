import { formatNgn } from 'shared-api/rules';
import type { GatewayStatus, StatusOutcome } from '../../adapters/gateway/gateway.ts';
import { remita } from '../../adapters/gateway/remita.ts';
import type { AppContext } from '../../appContext.ts';
import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/liveEvents.ts';
import { recordActivity } from '../activities/index.ts';
import { type Comparison, compareWithInvoice } from './compareWithInvoice.ts';
import { nextCheck } from './nextCheck.ts';
import { activityReaders, findPayment, type Payment } from './payment.ts';
import { settlePayment } from './settlePayment.ts';

export type CheckOutcome = 'settled' | 'unpaid' | 'attention' | 'unknown';

type Issued = Payment & { rrr: string };

const isEntered = ({ status, toSuspense }: Payment) => status === 'Paid' || toSuspense;

const hasRrr = (payment: Payment): payment is Issued => payment.rrr !== null;

const closeEvents = ({ db, clock }: AppContext, paymentId: number, outcome: CheckOutcome) =>
  db.query(
    `update gateway_events set handled_at = $2, outcome = $3 where payment_id = $1 and handled_at is null`,
    [paymentId, clock.now(), outcome],
  );

type Attention = Exclude<Comparison, 'settle' | 'wait'>;

/** Returns false if the payment already has this `attention`. */
async function raiseAttention(
  tx: Tx,
  { id, kind, userId, invoiceId }: Payment,
  { attention, paidKobo, at }: { attention: Attention; paidKobo: number | null; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update payments set attention = $2
      where id = $1 and status = 'Unpaid' and not to_suspense and attention is distinct from $2`,
    [id, attention],
  );
  if (rowCount === 0) return false;
  const paid = paidKobo === null ? 'The payment' : `The payment of ${formatNgn(paidKobo)}`;
  const description = `${paid} for invoice ${invoiceId} does not match it and is being looked into`;
  await recordActivity(tx, { userId, description, at, needs: activityReaders[kind] });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
  return true;
}

async function recordStatus(
  { db, clock, log }: AppContext,
  payment: Payment,
  status: StatusOutcome,
  attention: Attention | null,
): Promise<void> {
  const at = clock.now();
  const known = status.outcome === 'known' ? status : undefined;
  const paidKobo = known?.state === 'paid' ? known.amountKobo : null;
  const raised = await db.transaction(async (tx) => {
    await tx.query(
      `update payments set checked_at = $2, next_check_at = $3, gateway_code = coalesce($4, gateway_code),
              gateway_amount_kobo = coalesce($5, gateway_amount_kobo),
              answered_at = case when $6 then $2 else answered_at end
        where id = $1 and status = 'Unpaid' and not to_suspense`,
      [
        payment.id,
        at,
        nextCheck(payment, at),
        known?.code,
        paidKobo,
        known !== undefined || (status.outcome === 'refused' && payment.deactivatedAt !== null),
      ],
    );
    return attention !== null && (await raiseAttention(tx, payment, { attention, paidKobo, at }));
  });
  if (raised) log.warn({ payment: payment.id, attention }, 'a payment cannot be settled');
}

/**
 * Returns true if the gateway reported this amount earlier, and the finance office then closed the invoice.
 * Told about it again, the office could credit the payment twice.
 */
const wasLookedAt = (
  { closedAs, attention, gatewayAmountKobo }: Payment,
  { amountKobo }: GatewayStatus,
): boolean =>
  closedAs !== null && attention === null && amountKobo !== null && amountKobo === gatewayAmountKobo;

async function querySettlement(context: AppContext, payment: Issued): Promise<CheckOutcome> {
  const status = await remita(context.config).statusByRrr(payment.rrr);
  if (status.outcome !== 'known') {
    await recordStatus(context, payment, status, null);
    // The gateway does not know an RRR that was withdrawn.
    if (payment.deactivatedAt) return 'unpaid';
    context.log.warn({ payment: payment.id, reason: status.reason }, 'the gateway gave no status');
    return 'unknown';
  }
  const found = compareWithInvoice(payment, status);
  if (found === 'settle') {
    const { db, clock } = context;
    await db.transaction((tx) => settlePayment(tx, payment, { gateway: status, at: clock.now() }));
    return 'settled';
  }
  const isNews = found !== 'wait' && !wasLookedAt(payment, status);
  await recordStatus(context, payment, status, isNews ? found : null);
  return found === 'wait' ? 'unpaid' : 'attention';
}

export async function checkPayment(context: AppContext, paymentId: number): Promise<CheckOutcome> {
  const payment = await findPayment(context.db, paymentId);
  if (!payment || !hasRrr(payment)) return 'unpaid';
  const outcome = isEntered(payment) ? 'settled' : await querySettlement(context, payment);
  if (outcome !== 'unknown') await closeEvents(context, paymentId, outcome);
  return outcome;
}
