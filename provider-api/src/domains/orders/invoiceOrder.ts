import { formatNgn, hourMs, maxFundingKobo, missingKobo } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { BadRequest } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { limit } from '../../http/limits.ts';
import { readSettings } from '../../settings/index.ts';
import { walletBalanceKobo } from '../ledger/index.ts';
import { closeInvoiceOfOrder, issueRrr, requestFunding } from '../payments/index.ts';
import { flightLines } from './flightLines.ts';
import { agreedPrice, announceOrder, openOrder, orderNow } from './openOrder.ts';
import type { OrderRow } from './orderRow.ts';
import { waitForMoney } from './waitForMoney.ts';

async function amountOf(tx: Tx, { actor, config }: Context, totalKobo: number): Promise<number> {
  const { exactFunding } = await readSettings(tx, config);
  if (exactFunding !== 'On') throw new BadRequest('Please fund your wallet instead', 'exact_funding_off');
  const amountKobo = missingKobo(totalKobo, await walletBalanceKobo(tx, actor.ownerId));
  if (amountKobo === 0)
    throw new BadRequest('Your wallet holds enough: the order can be booked', 'nothing_missing');
  if (amountKobo > maxFundingKobo)
    throw new BadRequest(`An invoice cannot be higher than ${formatNgn(maxFundingKobo)}`);
  return amountKobo;
}

interface OpenInvoice {
  id: number;
  amountKobo: number;
  attention: string | null;
}

/** Returns the id of the order's invoice. An open invoice of another amount is replaced. */
async function invoiced(tx: Tx, ctx: Context, row: OrderRow, amountKobo: number): Promise<number> {
  const open = await tx.first<OpenInvoice>(
    `select id, amount_kobo as "amountKobo", attention from payments
      where for_order = $1 and status = 'Unpaid' and closed_at is null for update`,
    [row.id],
  );
  if (open?.attention) throw new BadRequest('A payment for this order is being looked into', 'not_possible');
  if (open?.amountKobo === amountKobo) return open.id;
  if (open) await closeInvoiceOfOrder(tx, row.id, ctx.clock.now());
  return (await requestFunding(tx, ctx, amountKobo, { id: row.id, lines: await flightLines(tx, row) })).id;
}

export const invoiceOrder: Verb<'invoiceOrder'> = async (ctx, { params: { id }, body }) => {
  const { version, expectedTotal, bookWhenPaid = true } = body;
  await limit(ctx, { name: 'fund-wallet', by: String(ctx.actor.id), max: 100, windowMs: hourMs });
  const kept = await idempotent(ctx, { ...body, id }, async (tx) => {
    const row = await openOrder(tx, ctx, { id, version });
    const { totalKobo } = await agreedPrice(tx, ctx, { row, expectedTotal });
    await invoiced(tx, ctx, row, await amountOf(tx, ctx, totalKobo));
    await waitForMoney(tx, ctx, row, { totalKobo, bookWhenPaid });
    await announceOrder(tx, ctx.actor.ownerId);
    return { data: await orderNow(tx, ctx, id) };
  });
  const paymentId = kept.data.invoice?.transactionId ?? 0;
  // If the gateway is too slow, a job requests the RRR later, and the caller gets a reply without an RRR.
  await issueRrr(ctx, paymentId, ctx.config.gatewayWithinMs.caller).catch((thrown: unknown) =>
    ctx.log.warn({ err: thrown, payment: paymentId }, 'the RRR is left to the queue'),
  );
  return { data: await orderNow(ctx.db, ctx, id), message: 'Invoice issued' };
};
