import { type AccountStatus, canMoveAccount, registrationStage } from 'shared-api/rules';
import type { Queryable, Tx } from '../../../db/index.ts';
import { may } from '../../../http/actor.ts';
import type { Context } from '../../../http/context.ts';
import { BadRequest, Forbidden } from '../../../http/errors.ts';
import { publish } from '../../../http/liveEvents.ts';
import { tell } from '../../../telling/tell.ts';
import { recordActivity, recordAudit } from '../../activities/index.ts';
import { registrationPayment } from '../../payments/index.ts';
import { endDuties } from '../../roster/index.ts';
import { trackingUrl } from '../codes.ts';
import { guardStaffChange } from '../guardStaffChange.ts';
import { endSessionsWithMembers } from '../sessions/sessions.ts';
import { expectOpenToChange, type UserRow, userColumns } from '../userRow.ts';
import { verificationUrl } from '../verify-email/verificationUrl.ts';

export async function refuseAccountMove(
  db: Queryable,
  { actor, config }: Context,
  user: UserRow,
  to: AccountStatus,
): Promise<void> {
  if (!may(actor, user.role === 'Client' ? 'clients.status' : 'users.manage')) throw new Forbidden();
  if (user.status === to) return;
  if (user.id === actor.id) throw new BadRequest('You cannot change the status of your own account');
  expectOpenToChange(user);
  if (user.memberRemovedAt !== null)
    throw new BadRequest('Only their organisation can invite a removed member again', 'forbidden_move');
  if (!canMoveAccount(user.status, to))
    throw new BadRequest(`The status cannot be changed from ${user.status} to ${to}`, 'forbidden_move');
  if (user.status === 'Deactivated' && !may(actor, 'clients.reactivate'))
    throw new Forbidden('Only an Administrator can reactivate a deactivated account');
  if (to !== 'Active' || !config.approvalNeedsPayment || user.role !== 'Client') return;
  const payment = await registrationPayment(db, user.id);
  if (payment?.status === 'Unpaid') throw new BadRequest('The registration fee is not paid yet');
}

export interface AccountMove {
  before: UserRow;
  to: AccountStatus;
  reason: string | undefined;
}

async function store(tx: Tx, { before, to, reason }: AccountMove, at: Date): Promise<UserRow> {
  const rejected = to === 'Inactive' && registrationStage(before.status, false) === 'in-review';
  return tx.one<UserRow>(
    `update users u set status = $2, rejected_at = $3, rejection_reason = $4
        where u.id = $1 returning ${userColumns}`,
    [before.id, to, rejected ? at : null, rejected ? reason : null],
  );
}

interface Change {
  before: UserRow;
  after: UserRow;
  reason: string | undefined;
}

async function tellOwner(tx: Tx, ctx: Context, { before, after, reason }: Change): Promise<void> {
  const { id, status } = after;
  const wasInReview = before.status === 'New' || before.status === 'Processing';
  if (status === 'Active' && wasInReview)
    await tell(tx, id, 'account.approved', {
      verificationUrl: after.emailVerified ? undefined : await verificationUrl(tx, ctx, id),
    });
  else if (status === 'Inactive' && wasInReview)
    await tell(tx, id, 'registration.rejected', { reason, trackingUrl: await trackingUrl(tx, ctx, id) });
  else await tell(tx, id, 'account.status', { status, reason });
}

async function announce(tx: Tx, ctx: Context, change: Change): Promise<void> {
  const { before, after, reason } = change;
  const at = ctx.clock.now();
  const description = `Account status changed to ${after.status} by ${ctx.actor.name}`;
  await recordActivity(tx, { userId: after.id, description, at });
  await recordAudit(tx, ctx, {
    action: 'user.status',
    subject: ['user', after.id],
    before: { status: before.status },
    after: { status: after.status, reason },
  });
  await tellOwner(tx, ctx, change);
  await publish(tx, { userId: after.id, staff: true, type: 'client', id: after.id });
}

export async function moveAccount(tx: Tx, ctx: Context, move: AccountMove): Promise<UserRow> {
  const { before, to, reason } = move;
  await refuseAccountMove(tx, ctx, before, to);
  if (before.status === to) return before;
  if (before.role !== 'Client') await guardStaffChange(tx, ctx.actor);
  const at = ctx.clock.now();
  const after = await store(tx, move, at);
  if (to !== 'Active') await endSessionsWithMembers(tx, before.id, at);
  if (before.role !== 'Client') await endDuties(tx, ctx, before.id);
  await announce(tx, ctx, { before, after, reason });
  return after;
}
