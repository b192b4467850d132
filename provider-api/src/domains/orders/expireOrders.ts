import { draftDays, hourMs } from 'shared-api/rules';
import type { AppContext } from '../../appContext.ts';
import { enqueue, type PeriodicJob } from '../../jobs/index.ts';
import { closeInvoiceOfOrder } from '../payments/index.ts';
import { fulfilJob } from './fulfilOrders.ts';
import { announceOrder } from './openOrder.ts';
import { findOrder } from './orderRow.ts';
import { tellApprovers } from './tellApproval.ts';

const batchSize = 100;

async function expire({ db, clock }: AppContext): Promise<number> {
  const at = clock.now();
  return db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number; ownerId: number }>(
      `update orders set status = 'Expired', book_when_paid = false, version = version + 1, updated_at = $1
        where id in (
          select id from orders
           where status in ('Draft', 'Submitted', 'Waiting', 'Failed') and first_flight_at <= $1
           order by first_flight_at limit ${batchSize} for update skip locked)
      returning id, owner_id as "ownerId"`,
      [at],
    );
    for (const { id, ownerId } of rows) {
      await closeInvoiceOfOrder(tx, id, at);
      await announceOrder(tx, ownerId);
    }
    return rows.length;
  });
}

async function remind({ db, clock }: AppContext): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ id: number }>(
      `update orders set reminded_at = $1::timestamptz
        where status = 'Submitted' and reminded_at is null and first_flight_at <= $1::timestamptz + interval '24 hours'
       returning id`,
      [clock.now()],
    );
    for (const { id } of rows) {
      const row = await findOrder(tx, id);
      if (row) await tellApprovers(tx, row, true);
    }
  });
}

/** A draft with an invoice is kept, because the invoice refers to the order. */
const deleteDrafts = `
  delete from orders o where o.status = 'Draft' and o.updated_at < $1
     and not exists (select from payments p where p.for_order = o.id)`;

/**
 * The job that a credit queues leaves the orders of an owner who may not book at that moment, or fails for good. This
 * query finds the owners whose orders can be booked by now.
 */
const payable = `
  select distinct o.owner_id as "ownerId" from orders o
    join ledger_accounts wallet on wallet.kind = 'wallet' and wallet.owner_id = o.owner_id
   where o.status = 'Waiting' and o.book_when_paid and wallet.balance_kobo >= o.total_kobo`;

export async function processDueOrders(context: AppContext): Promise<void> {
  const { db, clock } = context;
  while ((await expire(context)) === batchSize);
  await remind(context);
  await db.query(deleteDrafts, [new Date(clock.now().getTime() - draftDays * 24 * hourMs)]);
  await db.transaction(async (tx) => {
    const { rows } = await tx.query<{ ownerId: number }>(payable);
    for (const { ownerId } of rows) await enqueue(tx, fulfilJob, { ownerId });
  });
}

export const tending: PeriodicJob = { kind: 'orders.tend', everyMs: hourMs, run: processDueOrders };
