import { type ErasureObstacle, formatNaira } from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';

export interface Obstacle {
  code: ErasureObstacle;
  message: string;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

interface Known {
  code: ErasureObstacle;
  /** The SQL returns a number that must be 0 before an erasure. $1 is the id of the user. */
  sql: string;
  message: (number: number) => string;
}

const known: readonly Known[] = [
  {
    code: 'restricted',
    sql: `select count(*)::int from users u join users o on o.id in (u.id, u.member_of)
           where u.id = $1 and o.restricted_at is not null`,
    message: () => 'The account is restricted: an Administrator lifts that first',
  },
  {
    code: 'open_balance',
    sql: `select coalesce(sum(a.balance_kobo), 0)::bigint from ledger_accounts a where a.owner_id = $1 and a.kind = 'wallet'`,
    message: (kobo) => `The wallet holds ${formatNaira(kobo)}: all of it is paid out first`,
  },
  {
    code: 'open_bookings',
    sql: `select count(*)::int from bookings b where b.owner_id = $1 and b.status = 'Processing'`,
    message: (count) =>
      `${counted(count, 'booking')} without an outcome: cancel what can be cancelled, or wait until the flight was served`,
  },
  {
    code: 'open_invoices',
    sql: `select count(*)::int from payments p
           where p.owner_id = $1 and p.kind = 'funding' and p.status = 'Unpaid' and p.closed_at is null`,
    message: (count) =>
      `${counted(count, 'unpaid invoice')}: cancel first; money that comes later is kept apart`,
  },
  {
    code: 'open_orders',
    sql: `select count(*)::int from orders o
           where o.owner_id = $1 and o.status in ('Draft', 'Submitted', 'Waiting', 'Failed')`,
    message: (count) => `${counted(count, 'open order')}: withdraw or delete first`,
  },
  {
    code: 'open_orders',
    sql: `select (select count(*) from adjustments x where x.owner_id = $1 and x.status = 'Proposed')::int
               + (select count(*) from book_decisions d where d.wallet_user_id = $1 and d.status = 'Proposed')::int
               + (select count(*) from outcome_corrections c join bookings b on b.id = c.booking_id
                   where b.owner_id = $1 and c.status = 'Proposed')::int`,
    message: (count) => `${counted(count, 'proposal')} about the money waits for a decision`,
  },
  {
    code: 'open_orders',
    sql: `select count(*)::int from payouts p where p.owner_id = $1 and p.status in ('Asked', 'Approved')`,
    message: (count) => `${counted(count, 'payout')} on the way: wait until it was paid`,
  },
  {
    code: 'has_members',
    sql: `select count(*)::int from users m
           where m.member_of = $1 and m.erased_at is null and m.invitation_released_at is null`,
    message: (count) => `${counted(count, 'member')}: remove them, and let them be erased first`,
  },
];

const numbers = `select array[${known.map(({ sql }) => `(${sql})::bigint`).join()}] as numbers`;

export async function obstaclesOf(db: Queryable, userId: number): Promise<Obstacle[]> {
  const row = await db.one<{ numbers: number[] }>(numbers, [userId]);
  return known.flatMap(({ code, message }, at) => {
    const number = Number(row.numbers[at]);
    return number === 0 ? [] : [{ code, message: message(number) }];
  });
}
