import type { Tx } from '../../../db/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { enqueue } from '../../../jobs/index.ts';
import { tell } from '../../../telling/tell.ts';
import { recordAudit } from '../../activities/index.ts';
import { privacyLetters } from '../tellOfficer.ts';
import { passengersOfVoucher } from './passengersOfVoucher.ts';
import { expectIdentity, openRequest, type RequestRow, readRequest, toRequest } from './requestRow.ts';

export const recordIdentity: Verb<'recordIdentity'> = (ctx, { params: { id }, body: { seen } }) =>
  ctx.db.transaction(async (tx) => {
    await openRequest(tx, id);
    await tx.query(
      'update privacy_requests set identity_seen = $2, identity_by = $3, identity_at = $4 where id = $1',
      [id, seen, ctx.actor.id, ctx.clock.now()],
    );
    await recordAudit(tx, ctx, { action: 'request.identified', subject: ['request', id], after: { seen } });
    return { data: toRequest(await readRequest(tx, id)) };
  });

export const requestPassengers: Verb<'requestPassengers'> = async (ctx, { params: { id } }) => {
  const row = await readRequest(ctx.db, id);
  expectIdentity(row);
  const data = await passengersOfVoucher(ctx, row.voucher);
  if (data.length > 0)
    await ctx.db.transaction((tx) =>
      recordAudit(tx, ctx, { action: 'request.passengers.read', subject: ['request', id] }),
    );
  return { data };
};

type Closing = Pick<RequestRow, 'answer' | 'passengerId'> & { state: 'Answered' | 'Refused' };

/** Without an e-mail address the requester gets a call instead of a letter. */
async function close(tx: Tx, ctx: Context, row: RequestRow, { state, answer, passengerId }: Closing) {
  await tx.query(
    `update privacy_requests set state = $2, answer = $3, passenger_id = $4, closed_by = $5, closed_at = $6 where id = $1`,
    [row.id, state, answer, passengerId, ctx.actor.id, ctx.clock.now()],
  );
  await recordAudit(tx, ctx, {
    action: `request.${state.toLowerCase()}`,
    subject: ['request', row.id],
    after: { passengerId },
    reason: answer,
  });
  const told = { requestId: row.id };
  if (row.accountId !== null) await tell(tx, row.accountId, 'request.closed', told);
  else if (row.contact.includes('@'))
    await enqueue(tx, privacyLetters, { to: row.contact, event: 'request.closed', data: told });
  return { data: toRequest(await readRequest(tx, row.id)) };
}

export const answerRequest: Verb<'answerRequest'> = (ctx, { params: { id }, body }) =>
  ctx.db.transaction(async (tx) => {
    const row = await openRequest(tx, id);
    expectIdentity(row);
    const { answer, passengerId = null } = body;
    const ofVoucher = passengerId === null ? [] : await passengersOfVoucher({ ...ctx, db: tx }, row.voucher);
    if (passengerId !== null && !ofVoucher.some((passenger) => passenger.id === passengerId))
      throw new Invalid({ passengerId: ['This passenger is not on the voucher'] });
    return close(tx, ctx, row, { state: 'Answered', answer, passengerId });
  });

export const refuseRequest: Verb<'refuseRequest'> = (ctx, { params: { id }, body: { reason } }) =>
  ctx.db.transaction(async (tx) =>
    close(tx, ctx, await openRequest(tx, id), { state: 'Refused', answer: reason, passengerId: null }),
  );
