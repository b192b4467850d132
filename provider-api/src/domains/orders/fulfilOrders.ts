import { formatNaira, memberCan } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { isOverdrawn, type Tx } from '../../db/index.ts';
import { Invalid } from '../../http/errors.ts';
import { job, jobKinds } from '../../jobs/index.ts';
import { tell } from '../../telling/tell.ts';
import { HourFull, NotOffered, refuseNotOffered, takePlaces } from '../availability/index.ts';
import { placedFlights } from '../bookings/index.ts';
import { OverLimit, refuseOverLimit } from '../members/index.ts';
import { bookLocked } from './bookOrder.ts';
import { announceOrder } from './openOrder.ts';
import { findOrder, makerOf, type OrderFailure, type OrderRow, writeOrder } from './orderRow.ts';
import { priceOrder, problemIn } from './priceOrder.ts';

const isPast = ({ errors }: Invalid): boolean =>
  Object.keys(errors).some((field) => field.endsWith('Date_Of_Travel'));

async function judge(
  tx: Tx,
  row: OrderRow,
  now: Date,
): Promise<{ failure: OrderFailure } | { totalKobo: number }> {
  // The limits of an erased member are gone, so nobody can tell whether the order is within them.
  const limitsGone = row.makerErased && row.decidedBy === null;
  if (limitsGone || (row.makerRole !== null && !memberCan(row.makerRole, 'bookings.create')))
    return { failure: { code: 'not_bookable', message: `${row.makerName} may no longer book` } };
  const client = { id: row.ownerId, clientTypeId: row.clientTypeId };
  try {
    const { flights, totalKobo } = await priceOrder(tx, { client, entries: row.entries, now });
    if (totalKobo <= row.totalKobo) {
      const placed = placedFlights(flights);
      refuseNotOffered(placed, now);
      if (row.decidedBy === null) await refuseOverLimit(tx, makerOf(row), { totalKobo, now });
      await takePlaces(tx, placed, { now });
      return { totalKobo };
    }
    const message = `The total was ${formatNaira(row.totalKobo)} and is now ${formatNaira(totalKobo)}`;
    return { failure: { code: 'price_changed', message, totalKobo } };
  } catch (thrown) {
    if (thrown instanceof OverLimit) return { failure: { code: 'not_bookable', message: thrown.message } };
    if (thrown instanceof HourFull) return { failure: { code: 'hour_full', message: thrown.message } };
    if (thrown instanceof NotOffered) return { failure: { code: 'not_offered', message: problemIn(thrown) } };
    if (!(thrown instanceof Invalid)) throw thrown;
    return {
      failure: { code: isPast(thrown) ? 'past_flight' : 'not_bookable', message: problemIn(thrown) },
    };
  }
}

/** The lock ensures that an order is booked only once. */
async function fulfil(tx: Tx, context: AppContext, id: number): Promise<void> {
  await tx.query('select id from orders where id = $1 for update', [id]);
  const row = await findOrder(tx, id);
  if (row?.status !== 'Waiting' || !row.bookWhenPaid || !row.ownerMayBook) return;
  const now = context.clock.now();
  const judged = await judge(tx, row, now);
  await announceOrder(tx, row.ownerId);
  if ('totalKobo' in judged) {
    await bookLocked(tx, context, row, judged);
    return;
  }
  await writeOrder(tx, row, { status: 'Failed', bookWhenPaid: false, ...judged }, now);
  await tell(tx, row.tellId, 'order.failed', { id, version: row.version + 1 });
}

export async function fulfilOrders(context: AppContext, ownerId: number): Promise<void> {
  const { rows } = await context.db.query<{ id: number }>(
    `select id from orders where owner_id = $1 and status = 'Waiting' and book_when_paid order by id`,
    [ownerId],
  );
  for (const { id } of rows) {
    try {
      await context.db.transaction((tx) => fulfil(tx, context, id));
    } catch (thrown) {
      // An order that costs more than the wallet has must not stop the next orders.
      if (!isOverdrawn(thrown)) throw thrown;
    }
  }
}

export const fulfilJob = job(jobKinds.fulfilOrders, (context, { ownerId }) => fulfilOrders(context, ownerId));
