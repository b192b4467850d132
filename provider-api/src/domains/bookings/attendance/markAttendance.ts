import type { MarkResult } from 'shared-api/contract';
import { trueTime } from 'shared-api/rules';
import type { Tx } from '../../../db/index.ts';
import type { Context, Input, Verb } from '../../../http/context.ts';
import { publish } from '../../../http/liveEvents.ts';
import { recordAudit } from '../../activities/index.ts';
import { judgeMark, type Mark, type Markable, type Verdict } from './judgeMark.ts';
import { readMarkablePassengers } from './readMarkablePassengers.ts';

function marksOf({ sentAt, facts }: Input<'markAttendance'>['body'], { actor, clock }: Context): Mark[] {
  const receivedAt = clock.now();
  return facts.map(({ nonce, passengerId, kind, undoes, at }) => ({
    nonce: nonce.toLowerCase(),
    passengerId,
    kind,
    undoes: undoes?.toLowerCase() || null,
    ...trueTime({ markedAt: new Date(at), sentAt: new Date(sentAt), receivedAt }),
    officerId: actor.id,
  }));
}

interface Accepted extends Mark {
  passenger: Markable;
}

/** Returns the nonces of the marks that were new: another tab may just have sent the same marks. */
async function store(tx: Tx, accepted: readonly Accepted[], receivedAt: Date): Promise<ReadonlySet<string>> {
  if (accepted.length === 0) return new Set();
  const { rows } = await tx.query<{ nonce: string }>(
    `insert into attendance (nonce, passenger_id, booking_id, kind, undoes, at, at_doubtful, received_at, officer_id)
     select nonce, "passengerId", "bookingId", kind, undoes, at, doubtful, $2, "officerId"
       from jsonb_to_recordset($1::jsonb) as mark (place int, nonce uuid, "passengerId" bigint, "bookingId" bigint,
            kind text, undoes uuid, at timestamptz, doubtful boolean, "officerId" bigint)
      order by place
     on conflict do nothing returning nonce`,
    [
      JSON.stringify(
        accepted.map(({ passenger, ...mark }, place) => ({ ...mark, place, bookingId: passenger.bookingId })),
      ),
      receivedAt,
    ],
  );
  return new Set(rows.map(({ nonce }) => nonce));
}

function countsByKind(marks: readonly Accepted[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { kind } of marks) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

async function recordAndPublish(tx: Tx, ctx: Context, stored: readonly Accepted[]): Promise<void> {
  const bookings = new Map<number, Accepted[]>();
  for (const mark of stored) {
    const { bookingId } = mark.passenger;
    bookings.set(bookingId, [...(bookings.get(bookingId) ?? []), mark]);
  }
  for (const [id, marks] of bookings) {
    await recordAudit(tx, ctx, {
      action: 'booking.attendance',
      subject: ['booking', id],
      after: countsByKind(marks),
    });
    const userId = marks[0]?.passenger.ownerId;
    await publish(tx, { type: 'booking', id, staff: true, ...(userId !== undefined && { userId }) });
  }
}

const resultOf = (nonce: string, verdict: Verdict): MarkResult =>
  typeof verdict === 'string' ? { nonce, outcome: verdict } : { nonce, outcome: 'refused', ...verdict };

export const markAttendance: Verb<'markAttendance'> = async (ctx, { body }) => {
  const marks = marksOf(body, ctx);
  const data = await ctx.db.transaction(async (tx) => {
    const known = await readMarkablePassengers(tx, ctx.actor, {
      passengerIds: marks.map(({ passengerId }) => passengerId),
      now: ctx.clock.now(),
      nonces: marks.flatMap(({ nonce, undoes }) => [nonce, ...(undoes ? [undoes] : [])]),
    });
    const accepted: Accepted[] = [];
    const verdicts = marks.map((mark) => {
      const verdict = judgeMark(mark, known);
      const passenger = known.passengers.get(mark.passengerId);
      if (verdict !== 'stored' || !passenger) return verdict;
      known.stored.set(mark.nonce, mark);
      if (mark.undoes) known.undone.add(mark.undoes);
      accepted.push({ ...mark, passenger });
      return verdict;
    });
    const stored = await store(tx, accepted, ctx.clock.now());
    await recordAndPublish(
      tx,
      ctx,
      accepted.filter(({ nonce }) => stored.has(nonce)),
    );
    return marks.map(({ nonce }, index) => {
      const verdict = verdicts[index] ?? 'known';
      return resultOf(nonce, verdict === 'stored' && !stored.has(nonce) ? 'known' : verdict);
    });
  });
  return { data };
};
