import type { Order } from 'shared-api/contract';
import { formatNgn, isOpenOrder, koboFromNaira } from 'shared-api/rules';
import type { Queryable, Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { BadRequest, Conflict, Invalid } from '../../http/errors.ts';
import { publish } from '../../http/liveEvents.ts';
import { acceptance } from '../texts/index.ts';
import { orderReply } from './orderReply.ts';
import { findOrder, lockOwnOrder, type OrderRow } from './orderRow.ts';
import { type Priced, priceOrder } from './priceOrder.ts';

export async function orderNow(on: Queryable, ctx: Context, id: number): Promise<Order> {
  const row = await findOrder(on, id);
  if (!row) throw new Error(`Order ${id} is missing`);
  return orderReply(on, row, ctx);
}

const ended = {
  Booked: 'The order is booked already',
  Rejected: 'The order was rejected',
  Withdrawn: 'The order was withdrawn',
  Expired: 'The first flight of the order has left',
} as const;

export async function openOrder(
  tx: Tx,
  ctx: Context,
  { id, version }: { id: number; version: number },
): Promise<OrderRow> {
  const row = await lockOwnOrder(tx, ctx.actor, id);
  if (!isOpenOrder(row.status)) throw new BadRequest(ended[row.status as keyof typeof ended], 'not_possible');
  if (row.version !== version)
    throw new Conflict(
      'The order was changed meanwhile. Please look at it again',
      'changed_meanwhile',
      await orderNow(tx, ctx, id),
    );
  return row;
}

export async function agreedPrice(
  tx: Tx,
  ctx: Context,
  { row, expectedTotal }: { row: OrderRow; expectedTotal: number | undefined },
): Promise<Priced> {
  const { entries, totalKobo } = row;
  const reckoned = await priceOrder(tx, { client: ctx.actor, entries, now: ctx.clock.now() });
  const expectedKobo = expectedTotal === undefined ? totalKobo : koboFromNaira(expectedTotal);
  if (expectedKobo === undefined) throw new Invalid({ expectedTotal: ['Must have at most 2 decimals'] });
  if (reckoned.totalKobo !== expectedKobo)
    throw new Conflict(
      `The total is now ${formatNgn(reckoned.totalKobo)}. Please review it and confirm again`,
      'price_changed',
    );
  return reckoned;
}

export const acceptedNow = async (on: Queryable, at: Date) => ({
  acceptedAt: at,
  ...(await acceptance(on, { kind: 'booking', now: at })),
});

export const announceOrder = (tx: Tx, userId: number): Promise<void> =>
  publish(tx, { type: 'booking', id: null, userId });
