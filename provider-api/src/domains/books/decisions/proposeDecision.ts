import { type BodyOf, proposeDecision as endpoint } from 'shared-api/contract';
import { koboFromNaira, lagosDate } from 'shared-api/rules';
import { onlyRow, type Tx } from '../../../db/index.ts';
import { Invalid } from '../../../http/errors.ts';
import { lockBooks } from '../settlement/matchLines.ts';
import { decision } from './decision.ts';
import { figureOf, type Subject } from './figures.ts';

type Body = BodyOf<typeof endpoint>;

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** Each kind takes its own fields and no other. */
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

async function refuseNoClient(tx: Tx, clientId: number): Promise<void> {
  const { rowCount } = await tx.query(
    `select 1 from users where id = $1 and role = 'Client' and member_of is null`,
    [clientId],
  );
  if (rowCount === 0) throw new Invalid({ clientId: ['There is no such client'] });
}

/** The gateway kept no more than it collected. */
function feeOf({ kind, fee }: Body, amountKobo: number): number | null {
  if (kind !== 'opening') return null;
  const feeKobo = koboFromNaira(fee ?? 0);
  if (feeKobo === undefined) throw new Invalid({ fee: ['Please enter an amount'] });
  if (feeKobo > amountKobo) throw new Invalid({ fee: ['The fee is larger than what was collected'] });
  return feeKobo;
}

/** The amount is what the books say, not the proposer. */
export const proposeDecision = decision.propose<Body>(endpoint, async (tx, ctx, body) => {
  const { actor, clock } = ctx;
  const subject = subjectOf(body, lagosDate(clock.now()));
  const walletUserId = body.kind === 'suspense' ? (body.clientId ?? null) : null;
  if (walletUserId !== null) await refuseNoClient(tx, walletUserId);
  await lockBooks(tx);
  const amountKobo = await figureOf(tx, subject);
  const { id } = onlyRow(
    await tx.query<{ id: number }>(
      `insert into book_decisions
         (kind, payment_id, line_id, amount_kobo, wallet_user_id, opening_day, fee_kobo, still_open, reason,
          proposed_by, proposed_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
      [
        subject.kind,
        subject.paymentId,
        subject.lineId,
        amountKobo,
        walletUserId,
        subject.openingDay,
        feeOf(body, amountKobo),
        subject.stillOpen,
        body.reason.trim(),
        actor.id,
        clock.now(),
      ],
    ),
  );
  return id;
});
