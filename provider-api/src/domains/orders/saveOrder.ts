import type { OrderEntry } from 'shared-api/contract';
import { hourMs } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Input, Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { idempotent } from '../../http/idempotency.ts';
import { limit } from '../../http/limits.ts';
import { agreedPrice, announceOrder, openOrder, orderNow } from './openOrder.ts';
import { findOrder, type OrderRow, writeOrder } from './orderRow.ts';
import { priceOrder, refuseTooLarge } from './priceOrder.ts';
import { waitForMoney } from './waitForMoney.ts';

async function insertOrder(
  tx: Tx,
  { actor, clock }: Context,
  entries: readonly OrderEntry[],
): Promise<number> {
  const now = clock.now();
  const { totalKobo, firstFlightAt } = await priceOrder(tx, { client: actor, entries, now });
  const { id } = await tx.one<{ id: number }>(
    `insert into orders (owner_id, created_by, entries, total_kobo, first_flight_at, created_at, updated_at)
       values ($1, $6, $2, $3, $4, $5, $5) returning id`,
    [actor.ownerId, JSON.stringify(entries), totalKobo, firstFlightAt, now, actor.id],
  );
  return id;
}

export const createOrder: Verb<'createOrder'> = async (ctx, { body }) => {
  await limit(ctx, { name: 'save-order', by: String(ctx.actor.id), max: 100, windowMs: hourMs });
  refuseTooLarge(body.entries);
  return idempotent(ctx, body, async (tx) => {
    const id = await insertOrder(tx, ctx, body.entries);
    await announceOrder(tx, ctx.actor.ownerId);
    return { data: await orderNow(tx, ctx, id), message: 'Order saved' };
  });
};

async function edit(tx: Tx, ctx: Context, row: OrderRow, entries: readonly OrderEntry[]): Promise<void> {
  const now = ctx.clock.now();
  const { totalKobo, firstFlightAt } = await priceOrder(tx, { client: ctx.actor, entries, now });
  await tx.query(
    `update orders set status = 'Draft', entries = $2, total_kobo = $3, first_flight_at = $4, book_when_paid = false,
            accepted_at = null, terms_version = null, notice_version = null, failure = null, decided_by = null, decided_at = null,
            decision_reason = null, reminded_at = null, version = version + 1, updated_at = $5
      where id = $1`,
    [row.id, JSON.stringify(entries), totalKobo, firstFlightAt, now],
  );
}

type Wish = Input<'changeOrder'>['body'];

async function setBookWhenPaid(tx: Tx, ctx: Context, row: OrderRow, wish: Wish): Promise<void> {
  if (!wish.bookWhenPaid)
    return writeOrder(tx, row, { status: row.status, bookWhenPaid: false }, ctx.clock.now());
  if (wish.accept !== true) throw new Invalid({ accept: ['You must accept the terms and conditions'] });
  const { totalKobo } = await agreedPrice(tx, ctx, { row, expectedTotal: wish.expectedTotal });
  await waitForMoney(tx, ctx, row, { totalKobo, bookWhenPaid: true });
}

export const changeOrder: Verb<'changeOrder'> = (ctx, { params: { id }, body }) => {
  const { version, entries, bookWhenPaid } = body;
  if (!entries && bookWhenPaid === undefined) throw new Invalid(['Nothing is to be another']);
  if (entries) refuseTooLarge(entries);
  return idempotent(ctx, { ...body, id }, async (tx) => {
    const row = await openOrder(tx, ctx, { id, version });
    if (entries) await edit(tx, ctx, row, entries);
    if (bookWhenPaid !== undefined) await setBookWhenPaid(tx, ctx, (await findOrder(tx, id)) ?? row, body);
    await announceOrder(tx, ctx.actor.ownerId);
    return { data: await orderNow(tx, ctx, id), message: 'Order saved' };
  });
};
