import { formatNgn } from 'shared-api/rules';
import type { GatewayStatus } from '../../adapters/gateway/gateway.ts';
import type { AppContext } from '../../appContext.ts';
import type { Tx } from '../../db/index.ts';
import { publish } from '../../http/events.ts';
import { recordActivity } from '../activities/index.ts';
import { activityReaders } from './activityReaders.ts';
import type { Comparison } from './compareStatus.ts';
import { nextCheck } from './nextCheck.ts';
import type { Payment } from './payment.ts';

type Attention = Exclude<Comparison, 'settle' | 'wait'>;

/** Money that cannot be settled stays visible: as the transaction's status, and told once in the activities. */
async function raiseAttention(
  tx: Tx,
  { id, kind, userId, invoiceId }: Payment,
  { attention, paidKobo, at }: { attention: Attention; paidKobo: number | null; at: Date },
): Promise<void> {
  const { rowCount } = await tx.query(
    `update payments set attention = $2 where id = $1 and status = 'Unpaid' and accepted_kobo is null and attention is distinct from $2`,
    [id, attention],
  );
  if (rowCount === 0) return;
  const paid = paidKobo === null ? 'The payment' : `The payment of ${formatNgn(paidKobo)}`;
  const description = `${paid} for invoice ${invoiceId} does not match it and is being looked into`;
  await recordActivity(tx, { userId, description, at, needs: activityReaders[kind] });
  await publish(tx, { type: 'transaction', id, userId, staff: true });
}

/** Keeps what the gateway said, and when to ask again. */
export async function recordStatus(
  { db, clock, log }: AppContext,
  payment: Payment,
  status: GatewayStatus | undefined,
  attention: Attention | null,
): Promise<void> {
  const at = clock.now();
  const paidKobo = status?.state === 'paid' ? status.amountKobo : null;
  await db.transaction(async (tx) => {
    await tx.query(
      `update payments set checked_at = $2, next_check_at = $3, gateway_code = coalesce($4, gateway_code),
              gateway_amount_kobo = coalesce($5, gateway_amount_kobo)
        where id = $1 and status = 'Unpaid' and accepted_kobo is null`,
      [payment.id, at, nextCheck(payment.createdAt, at), status?.code, paidKobo],
    );
    if (attention) await raiseAttention(tx, payment, { attention, paidKobo, at });
  });
  if (attention) log.warn({ payment: payment.id, attention }, 'a payment cannot be settled');
}
