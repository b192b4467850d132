import type { dashboardStats as endpoint } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Context, Verb } from '../../http/context.ts';
import { airportLimit } from '../../permissions/airports.ts';
import { bookingList } from '../bookings/index.ts';
import { clientList } from '../clients/index.ts';
import { staffList } from '../staff-accounts/index.ts';
import { readScope, transactionList, visibleTypes } from '../transactions/index.ts';
import { earned, earnedAt, ofRevenue } from './earned.ts';
import { moneyWaiting } from './moneyWaiting.ts';
import { reviewsWaiting } from './reviewsWaiting.ts';

/** All that was ever earned (G83), for a tied Protocol Officer at their airports. */
async function revenueKobo({ db, actor }: Context): Promise<number> {
  const airportIds = airportLimit(actor);
  const [from, where] = airportIds
    ? [earned, `${ofRevenue} and ${earnedAt} = any ($1::int[])`]
    : ['ledger_entries entry', ofRevenue];
  const summed = await db.query<{ kobo: number }>(
    `select coalesce(sum(entry.amount_kobo), 0)::bigint as kobo from ${from} where ${where}`,
    airportIds ? [airportIds] : [],
  );
  return onlyRow(summed).kobo;
}

/** Each figure counts the list that it leads to; beside them what the role's own day starts with. */
export const dashboardStats: Verb<typeof endpoint> = async (ctx) => {
  const { db, actor, clock } = ctx;
  const now = clock.now();
  const clientsOf = (kind: 'individual' | 'corporate' | 'government' | 'family') =>
    clientList.count(ctx, { kind });
  const [counts, kinds, services, revenue, money, reviews] = await Promise.all([
    Promise.all([
      staffList.count(ctx, {}),
      clientList.count(ctx, {}),
      bookingList.count(ctx, {}),
      transactionList.count(ctx, { types: visibleTypes(actor), ...readScope(actor) }),
    ]),
    Promise.all((['individual', 'corporate', 'government', 'family'] as const).map(clientsOf)),
    db.query<{ count: number }>('select count(*) as count from services'),
    revenueKobo(ctx),
    may(actor, 'payments.confirm') ? moneyWaiting(ctx) : undefined,
    may(actor, 'clients.status') ? reviewsWaiting(db, now) : undefined,
  ]);
  const [users, clients, bookings, transactions] = counts;
  const [individual = 0, corporate = 0, government = 0, family = 0] = kinds;
  return {
    data: {
      users,
      clients,
      services: onlyRow(services).count,
      bookings,
      transactions,
      revenue: nairaFromKobo(revenue),
      clientStats: { individual, corporate, government, family },
      ...(money && { money }),
      ...(reviews && { reviews }),
    },
  };
};
