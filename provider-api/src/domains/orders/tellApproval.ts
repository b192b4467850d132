import { memberRolesWith } from 'shared-api/rules';
import type { Tx } from '../../db/index.ts';
import type { Context } from '../../http/context.ts';
import { tell } from '../../telling/tell.ts';
import { flightLines } from './flightLines.ts';
import type { OrderRow } from './orderRow.ts';

const approversOf = (tx: Tx, { ownerId, createdBy }: OrderRow): Promise<{ id: number }[]> =>
  tx.all<{ id: number }>(
    `select u.id from users u
      where (u.id = $1 or (u.member_of = $1 and u.member_role = any ($3::text[])))
        and u.id <> $2 and u.status = 'Active' and u.email_verified_at is not null order by u.id`,
    [ownerId, createdBy, memberRolesWith('orders.approve')],
  );

const shownOrder = ({ id, makerName, totalKobo }: OrderRow) => ({ id, makerName, totalKobo });

export async function tellApprovers(tx: Tx, row: OrderRow, isReminder: boolean): Promise<void> {
  const flights = (await flightLines(tx, row)).join('; ');
  for (const { id } of await approversOf(tx, row))
    await tell(tx, id, 'order.submitted', { ...shownOrder(row), flights, isReminder });
}

export async function tellDecision(
  tx: Tx,
  { actor }: Context,
  row: OrderRow,
  { outcome, reason }: { outcome: string; reason: string | null },
): Promise<void> {
  for (const id of new Set([row.tellId, actor.id]))
    await tell(tx, id, 'order.decided', { ...shownOrder(row), by: actor.name, outcome, reason });
}
