import { nairaFromKobo } from 'shared-api/rules';
import { may } from '../../http/actor.ts';
import type { Context, Verb } from '../../http/context.ts';
import { airportLimit } from '../../permissions/airports.ts';
import { bookingList } from '../bookings/index.ts';
import { clientList } from '../clients/index.ts';
import { staffList } from '../staff-accounts/index.ts';
import { bookingType, readScope, transactionList, visibleTypes } from '../transactions/index.ts';
import { earned, earnedAt, ofRevenue } from './earned.ts';
import { moneyWaiting } from './moneyWaiting.ts';
import { reviewsWaiting } from './reviewsWaiting.ts';

async function revenueKobo({ db, actor }: Context): Promise<number> {
  const airportIds = airportLimit(actor);
  const [from, where] = airportIds
    ? [earned, `${ofRevenue} and ${earnedAt} = any ($1::int[])`]
    : ['ledger_entries entry', ofRevenue];
  const summed = await db.one<{ kobo: number }>(
    `select coalesce(sum(entry.amount_kobo), 0)::bigint as kobo from ${from} where ${where}`,
    airportIds ? [airportIds] : [],
  );
  return summed.kobo;
}

/**
 * Each figure must equal the count of the list that its link opens. The counts run one after another on one connection,
 * so that many open dashboards leave connections for other requests.
 */
export const dashboardStats: Verb<'dashboardStats'> = async (ctx) => {
  const { db, actor, clock } = ctx;
  const users = await staffList.count(ctx, {});
  const clientStats = {
    individual: await clientList.count(ctx, { kind: 'individual' }),
    corporate: await clientList.count(ctx, { kind: 'corporate' }),
    government: await clientList.count(ctx, { kind: 'government' }),
    family: await clientList.count(ctx, { kind: 'family' }),
  };
  const { individual, corporate, government, family } = clientStats;
  const bookings = await bookingList.count(ctx, {});
  const visible = visibleTypes(actor);
  const types = visible.filter((type) => type !== bookingType);
  const payments = types.length > 0 ? await transactionList.count(ctx, { types, ...readScope(actor) }) : 0;
  const services = await db.one<{ count: number }>('select count(*) as count from services');
  const revenue = await revenueKobo(ctx);
  const money = may(actor, 'payments.confirm') ? await moneyWaiting(ctx) : undefined;
  const reviews = may(actor, 'clients.status') ? await reviewsWaiting(db, clock.now()) : undefined;
  return {
    data: {
      users,
      clients: individual + corporate + government + family,
      services: services.count,
      bookings,
      transactions: (visible.includes(bookingType) ? bookings : 0) + payments,
      revenue: nairaFromKobo(revenue),
      clientStats,
      ...(money && { money }),
      ...(reviews && { reviews }),
    },
  };
};
