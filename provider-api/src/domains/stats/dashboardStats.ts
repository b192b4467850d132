import type { dashboardStats as endpoint } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { airportLimit } from '../../permissions/airports.ts';
import { sumRollups } from '../../rollups/index.ts';
import { moneyWaiting } from './moneyWaiting.ts';
import { reviewsWaiting } from './reviewsWaiting.ts';

const clientsOf = (kind: string) => ({ counter: 'clients', kinds: [kind] }) as const;

/**
 * Totals over everybody, for a tied Protocol Officer over their airports' bookings (S19); "users" are the members of
 * staff, revenue is what has been earned (G83).
 * Beside them what the role's own day starts with.
 */
export const dashboardStats: Verb<typeof endpoint> = async ({ db, actor, clock }) => {
  const airportIds = airportLimit(actor);
  const now = clock.now();
  const [sums, services, money, reviews] = await Promise.all([
    sumRollups(db, {
      users: { counter: 'staff' },
      clients: { counter: 'clients' },
      bookings: { counter: 'bookings', airportIds },
      // Payments belong to no airport.
      payments: { counter: 'payments', ...(airportIds && { kinds: [] }) },
      revenue: { counter: 'revenue', airportIds },
      individual: clientsOf('individual'),
      corporate: clientsOf('corporate'),
      government: clientsOf('government'),
      family: clientsOf('family'),
    }),
    db.query<{ count: number }>('select count(*) as count from services'),
    may(actor, 'payments.confirm') ? moneyWaiting(db, now) : undefined,
    may(actor, 'clients.status') ? reviewsWaiting(db, now) : undefined,
  ]);
  return {
    data: {
      users: sums.users.count,
      clients: sums.clients.count,
      services: onlyRow(services).count,
      bookings: sums.bookings.count,
      transactions: sums.bookings.count + sums.payments.count,
      revenue: nairaFromKobo(sums.revenue.kobo),
      clientStats: {
        individual: sums.individual.count,
        corporate: sums.corporate.count,
        government: sums.government.count,
        family: sums.family.count,
      },
      ...(money && { money }),
      ...(reviews && { reviews }),
    },
  };
};
