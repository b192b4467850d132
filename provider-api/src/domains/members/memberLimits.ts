import { formatNaira, hasLimits, nairaFromKobo } from 'shared-api/rules';
import { prepared, type Queryable, type Tx } from '../../db/index.ts';
import type { Actor } from '../../http/actor.ts';
import { Refusal } from '../../http/errors.ts';
import { keptOfChanges, refundedOfBooking } from '../ledger/index.ts';

export class OverLimit extends Refusal {
  constructor(limitKobo: number, per: 'order' | 'month', remainingKobo: number) {
    super({
      status: 403,
      code: 'over_limit',
      title: 'Forbidden',
      message: `The limit is ${formatNaira(limitKobo)} per ${per}: ${formatNaira(remainingKobo)} can be booked without approval`,
      data: { limit: nairaFromKobo(limitKobo), remaining: nairaFromKobo(remainingKobo) },
    });
  }
}

const monthBegins = `date_trunc('month', $3::timestamptz at time zone 'Africa/Lagos') at time zone 'Africa/Lagos'`;

/**
 * Returns kobo per member: the price of this month's bookings and of additions to earlier bookings, less refunds.
 * Months begin at midnight in Lagos.
 */
export async function spentThisMonth(
  on: Queryable,
  { ownerId, memberIds, now }: { ownerId: number; memberIds: readonly number[]; now: Date },
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await on.query<{ memberId: number; kobo: number }>(
    `select "memberId", sum(kobo)::bigint as kobo from (
       select b.created_by as "memberId", b.price_kobo + ${keptOfChanges} - ${refundedOfBooking} as kobo
         from bookings b
        where b.owner_id = $1 and b.created_by = any ($2::bigint[]) and b.created_at >= ${monthBegins}
        union all
       select c.actor_id, c.charged_kobo from booking_changes c join bookings b on b.id = c.booking_id
        where b.owner_id = $1 and c.actor_id = any ($2::bigint[]) and c.created_at >= ${monthBegins}
          and c.charged_kobo > 0 and (b.created_by <> c.actor_id or b.created_at < ${monthBegins})) lost
      group by 1`,
    [ownerId, memberIds, now],
  );
  return new Map(rows.map(({ memberId, kobo }) => [memberId, kobo]));
}

const selectLimits = `
  select per_order_kobo as "perOrderKobo", per_month_kobo as "perMonthKobo" from member_limits
   where member_id = $1`;
const readLimits = prepared(selectLimits);
const lockLimits = prepared(`${selectLimits} for update`);

interface Limits {
  perOrderKobo: number | null;
  perMonthKobo: number | null;
}

interface Wanted {
  totalKobo: number;
  /** The change of a booking costs this extra charge. Only this charge counts towards the month's limit. */
  addedKobo?: number;
  now: Date;
}

type Booker = Pick<Actor, 'id' | 'ownerId' | 'memberRole'>;

export async function limitsOf(
  on: Queryable,
  { id, ownerId, memberRole }: Booker,
  now: Date,
  locked = false,
) {
  const none = { perOrderKobo: Infinity, perMonthKobo: Infinity, leftKobo: Infinity };
  if (memberRole === null || !hasLimits(memberRole)) return none;
  const limits = await on.one<Limits>(locked ? lockLimits : readLimits, [id]);
  const perOrderKobo = limits.perOrderKobo ?? Infinity;
  if (limits.perMonthKobo === null) return { ...none, perOrderKobo };
  const spent = await spentThisMonth(on, { ownerId, memberIds: [id], now });
  const leftKobo = Math.max(0, limits.perMonthKobo - (spent.get(id) ?? 0));
  return { perOrderKobo, perMonthKobo: limits.perMonthKobo, leftKobo };
}

/** The member's limits are locked, so that two bookings at once cannot use the same remainder. */
export async function refuseOverLimit(
  tx: Tx,
  booker: Booker,
  { totalKobo, addedKobo = totalKobo, now }: Wanted,
): Promise<void> {
  const { perOrderKobo, perMonthKobo, leftKobo } = await limitsOf(tx, booker, now, true);
  const remainingKobo = Math.min(perOrderKobo, leftKobo);
  if (totalKobo > perOrderKobo) throw new OverLimit(perOrderKobo, 'order', remainingKobo);
  if (addedKobo > leftKobo) throw new OverLimit(perMonthKobo, 'month', remainingKobo);
}
