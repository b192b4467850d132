import { type ErasureObstacle, formatNgn } from 'shared-api/rules';
import { onlyRow, type Queryable } from '../../../db/index.ts';

export interface Obstacle {
  code: ErasureObstacle;
  message: string;
}

interface Open {
  restricted: boolean;
  balanceKobo: number;
  bookings: number;
  invoices: number;
  orders: number;
  proposals: number;
  payouts: number;
  members: number;
}

const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`;

const openOf = async (db: Queryable, userId: number): Promise<Open> =>
  onlyRow(
    await db.query<Open>(
      `select u.restricted_at is not null as restricted,
              coalesce((select a.balance_kobo from ledger_accounts a where a.owner_id = u.id and a.kind = 'wallet'), 0)
                as "balanceKobo",
              (select count(*)::int from bookings b where b.owner_id = u.id and b.status = 'Processing') as bookings,
              (select count(*)::int from payments p
                where p.owner_id = u.id and p.kind = 'funding' and p.status = 'Unpaid' and p.closed_at is null)
                as invoices,
              (select count(*)::int from orders o
                where o.owner_id = u.id and o.status in ('Draft', 'Submitted', 'Waiting', 'Failed')) as orders,
              (select count(*)::int from adjustments x where x.owner_id = u.id and x.status = 'Proposed')
                + (select count(*)::int from book_decisions d where d.wallet_user_id = u.id and d.status = 'Proposed')
                + (select count(*)::int from outcome_corrections c join bookings b on b.id = c.booking_id
                    where b.owner_id = u.id and c.status = 'Proposed') as proposals,
              (select count(*)::int from payouts p where p.owner_id = u.id and p.status in ('Asked', 'Approved'))
                as payouts,
              (select count(*)::int from users m where m.member_of = u.id and m.erased_at is null) as members
         from users u where u.id = $1`,
      [userId],
    ),
  );

/** Each with its way out. */
export async function obstaclesOf(db: Queryable, userId: number): Promise<Obstacle[]> {
  const open = await openOf(db, userId);
  const all: readonly (Obstacle & { stands: boolean })[] = [
    {
      code: 'restricted',
      stands: open.restricted,
      message: 'The account is restricted: an Administrator lifts that first',
    },
    {
      code: 'open_balance',
      stands: open.balanceKobo !== 0,
      message: `The wallet holds ${formatNgn(open.balanceKobo)}: all of it is paid out first`,
    },
    {
      code: 'open_bookings',
      stands: open.bookings > 0,
      message: `${counted(open.bookings, 'booking')} without an outcome: cancel what can be cancelled, or wait until the flight was served`,
    },
    {
      code: 'open_invoices',
      stands: open.invoices > 0,
      message: `${counted(open.invoices, 'unpaid invoice')}: cancel first; money that comes later is kept apart`,
    },
    {
      code: 'open_orders',
      stands: open.orders > 0,
      message: `${counted(open.orders, 'open order')}: withdraw or delete first`,
    },
    {
      code: 'open_orders',
      stands: open.proposals > 0,
      message: `${counted(open.proposals, 'proposal')} about the money waits for a decision`,
    },
    {
      code: 'open_orders',
      stands: open.payouts > 0,
      message: `${counted(open.payouts, 'payout')} on the way: wait until it was paid`,
    },
    {
      code: 'has_members',
      stands: open.members > 0,
      message: `${counted(open.members, 'member')}: remove them, and let them be erased first`,
    },
  ];
  return all.filter(({ stands }) => stands).map(({ code, message }) => ({ code, message }));
}
