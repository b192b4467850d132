import { koboFromNaira, lagosDate } from 'shared-api/rules';
import { insertRow } from '../../../db/index.ts';
import type { Input } from '../../../http/context.ts';
import { Invalid } from '../../../http/errors.ts';
import { findClient } from '../../accounts/index.ts';
import { lockBooks } from '../settlement/matchLines.ts';
import { decision } from './decision.ts';
import { figureOf, type Subject } from './figures.ts';

type Body = Input<'proposeDecision'>['body'];

const isGiven = (value: unknown) => value !== undefined && value !== null;

function subjectOf({ kind, lineId, transactionId, clientId, day, stillOpen }: Body, today: string): Subject {
  const none = { kind, lineId: null, paymentId: null, openingDay: null, stillOpen: null };
  if (kind === 'opening') {
    if (!day || day > today) throw new Invalid({ day: ['Choose a day that has begun'] });
    return { ...none, openingDay: day.slice(0, 10), stillOpen: stillOpen ?? [] };
  }
  if (kind === 'suspense') {
    if (!lineId) throw new Invalid({ lineId: ['Choose a line'] });
    if (!clientId) throw new Invalid({ clientId: ['Choose whose money it is'] });
    return { ...none, lineId };
  }
  if (isGiven(lineId) === isGiven(transactionId))
    throw new Invalid({ lineId: ['Choose a line or a payment'] });
  return { ...none, lineId: lineId ?? null, paymentId: transactionId ?? null };
}

function feeOf({ kind, fee }: Body, amountKobo: number): number | null {
  if (kind !== 'opening') return null;
  const feeKobo = koboFromNaira(fee ?? 0);
  if (feeKobo === undefined) throw new Invalid({ fee: ['Please enter an amount'] });
  if (feeKobo > amountKobo) throw new Invalid({ fee: ['The fee is larger than what was collected'] });
  return feeKobo;
}

export const proposeDecision = decision.propose<Body>(async (tx, ctx, body) => {
  const { actor, clock } = ctx;
  const subject = subjectOf(body, lagosDate(clock.now()));
  const walletUserId = body.kind === 'suspense' ? (body.clientId ?? null) : null;
  if (walletUserId !== null && !(await findClient(tx, walletUserId)))
    throw new Invalid({ clientId: ['There is no such client'] });
  await lockBooks(tx);
  const amountKobo = await figureOf(tx, subject);
  const { id } = await insertRow(tx, 'book_decisions', {
    kind: subject.kind,
    payment_id: subject.paymentId,
    line_id: subject.lineId,
    amount_kobo: amountKobo,
    wallet_user_id: walletUserId,
    opening_day: subject.openingDay,
    fee_kobo: feeOf(body, amountKobo),
    still_open: subject.stillOpen,
    reason: body.reason.trim(),
    proposed_by: actor.id,
    proposed_at: clock.now(),
  });
  return id;
});
