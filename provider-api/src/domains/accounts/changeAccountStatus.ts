import type { changeAccountStatus as endpoint } from 'shared-api/contract';
import { type AccountStatus, canMoveAccount, readAccountStatus, registrationStage } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context, Verb } from '../../http/context.ts';
import { BadRequest, Forbidden, Invalid, NotFound } from '../../http/errors.ts';
import { publish } from '../../http/events.ts';
import { enqueue } from '../../jobs/index.ts';
import { recordActivity, recordAudit } from '../activities/index.ts';
import { registrationPayment } from '../payments/index.ts';
import { deleteFiles } from './deleteFiles.ts';
import { lockUser } from './findUser.ts';
import { mailReview } from './mailReview.ts';
import { endSessions } from './sessions.ts';
import { userDetails } from './userDetails.ts';
import { type UserRow, userColumns } from './userRow.ts';

/** The moves of G24, and who may make them. */
function refuseMove({ actor }: Context, user: UserRow, to: AccountStatus): void {
  if (user.id === actor.id) throw new BadRequest('You cannot change the status of your own account');
  if (!canMoveAccount(user.status, to))
    throw new BadRequest(
      `The status cannot be changed from ${user.status} to ${to}`,
      undefined,
      'forbidden_move',
    );
  if (user.status === 'Deactivated' && !may(actor, 'clients.reactivate'))
    throw new Forbidden('Only an Administrator can reactivate a deactivated account');
}

async function refuseUnpaid(tx: Tx, user: UserRow): Promise<void> {
  const payment = user.role === 'Client' ? await registrationPayment(tx, user.id) : undefined;
  if (payment?.status === 'Unpaid') throw new BadRequest('The registration fee is not paid yet');
}

interface Move {
  before: UserRow;
  to: AccountStatus;
  reason: string | undefined;
  at: Date;
}

/** A registration that is refused in review keeps why, for its applicant; any other move forgets it. */
async function store(tx: Tx, { before, to, reason, at }: Move): Promise<UserRow> {
  const rejected = to === 'Inactive' && registrationStage(before.status, false) === 'in-review';
  return onlyRow(
    await tx.query<UserRow>(
      `update users u set status = $2, rejected_at = $3, rejection_reason = $4
        where u.id = $1 returning ${userColumns}`,
      [before.id, to, rejected ? at : null, rejected ? reason : null],
    ),
  );
}

async function tell(
  tx: Tx,
  ctx: Context,
  change: { before: UserRow; after: UserRow; reason: string | undefined },
) {
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
  await mailReview(tx, ctx, change);
  await publish(tx, { userId: after.id, staff: true, type: 'client', id: after.id });
}

export const changeAccountStatus: Verb<typeof endpoint> = async (ctx, { body }) => {
  const { db, actor, clock, config } = ctx;
  const to = readAccountStatus(body.Status);
  if (!to) throw new Invalid({ Status: ['Invalid selection'] });
  const reason = body.Reason?.trim() || undefined;
  const user = await db.transaction(async (tx) => {
    const before = await lockUser(tx, body.Id);
    if (!before) throw new NotFound('There is no such user');
    if (!may(actor, before.role === 'Client' ? 'clients.status' : 'users.manage')) throw new Forbidden();
    // The same status again: nothing to do, and no harm (G24).
    if (before.status === to) return before;
    refuseMove(ctx, before, to);
    if (to === 'Active' && config.approvalNeedsPayment) await refuseUnpaid(tx, before);
    const after = await store(tx, { before, to, reason, at: clock.now() });
    if (to !== 'Active') await endSessions(tx, body.Id, clock.now());
    await tell(tx, ctx, { before, after, reason });
    if (to === 'Deactivated' && config.deleteRejectedFiles)
      await enqueue(tx, deleteFiles, { userId: body.Id });
    return after;
  });
  return { data: await userDetails(db, actor, user), message: 'Status changed successfully' };
};
