import { randomUUID } from 'node:crypto';
import { nairaFromKobo } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context, Verb } from '../../http/context.ts';
import { idempotent } from '../../http/idempotency.ts';
import { bookFlights } from '../bookings/index.ts';
import { closeInvoiceOfOrder } from '../payments/index.ts';
import { expectApproval } from './expectApproval.ts';
import { acceptedNow, agreedPrice, announceOrder, openOrder, orderNow } from './openOrder.ts';
import { lockOwnOrder, makerOf, type OrderRow, type OrderWrite, writeOrder } from './orderRow.ts';
import { placed } from './priceOrder.ts';

/** The caller must have locked the order. The wallet is locked last, by `bookFlights`. */
export async function bookLocked(
  tx: Tx,
  { clock, secrets }: Pick<Context, 'clock' | 'secrets'>,
  row: OrderRow,
  write: Omit<OrderWrite, 'status' | 'batchCode'> & { totalKobo: number },
): Promise<void> {
  const at = clock.now();
  const batchCode = randomUUID();
  await writeOrder(tx, row, { ...write, status: 'Booked', batchCode, failure: null }, at);
  await closeInvoiceOfOrder(tx, row.id, at);
  await bookFlights(
    tx,
    { clock, secrets, actor: makerOf(row) },
    {
      entries: placed(row.entries),
      batchCode,
      expectedTotal: nairaFromKobo(write.totalKobo),
      ...(row.termsVersion !== null && {
        accepted: { termsVersion: row.termsVersion, noticeVersion: row.noticeVersion },
      }),
      limitPassed: true,
    },
  );
}

export const bookOrder: Verb<'bookOrder'> = (ctx, { params: { id }, body }) => {
  const { version, expectedTotal } = body;
  return idempotent(ctx, { ...body, id }, async (tx) => {
    const locked = await lockOwnOrder(tx, ctx.actor, id);
    if (locked.status !== 'Booked') {
      const row = await openOrder(tx, ctx, { id, version });
      const { totalKobo } = await agreedPrice(tx, ctx, { row, expectedTotal });
      const accepted = await acceptedNow(tx, ctx.clock.now());
      await announceOrder(tx, ctx.actor.ownerId);
      const approval = await expectApproval(tx, ctx, row, totalKobo);
      await bookLocked(tx, ctx, { ...row, ...accepted }, { totalKobo, ...accepted, ...approval });
    }
    return { data: await orderNow(tx, ctx, id), message: 'Booking made successfully' };
  });
};
