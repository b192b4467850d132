import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { enqueue } from '../../jobs/index.ts';
import { expectApproval } from './expectApproval.ts';
import { fulfilJob } from './fulfilOrders.ts';
import { acceptedNow } from './openOrder.ts';
import { type OrderRow, writeOrder } from './orderRow.ts';

export async function waitForMoney(
  tx: Tx,
  ctx: Context,
  row: OrderRow,
  { totalKobo, bookWhenPaid }: { totalKobo: number; bookWhenPaid: boolean },
): Promise<void> {
  const at = ctx.clock.now();
  const decision = await expectApproval(tx, ctx, row, totalKobo);
  const accepted = await acceptedNow(tx, at);
  const waiting = {
    status: 'Waiting',
    totalKobo,
    bookWhenPaid,
    failure: null,
    ...accepted,
    ...decision,
  } as const;
  await writeOrder(tx, row, waiting, at);
  if (bookWhenPaid) await enqueue(tx, fulfilJob, { ownerId: row.ownerId });
}
