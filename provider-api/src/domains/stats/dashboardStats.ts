import type { dashboardStats as endpoint } from 'shared-api/contract';
import { nairaFromKobo } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { revenueKobo } from '../ledger/index.ts';

interface Totals {
  users: number;
  clients: number;
  services: number;
  bookings: number;
  transactions: number;
  individual: number;
  corporate: number;
  government: number;
  family: number;
}

const totalsSql = `
  select people.*, (select count(*) from services) as services, booked.bookings,
         booked.bookings + (select count(*) from payments) as transactions
    from (select count(*) filter (where role <> 'Client') as users,
                 count(*) filter (where role = 'Client') as clients,
                 count(*) filter (where category = 'Individual' and not is_family) as individual,
                 count(*) filter (where category = 'Corporate') as corporate,
                 count(*) filter (where category = 'Government') as government,
                 count(*) filter (where category = 'Individual' and is_family) as family
            from users) people,
         (select count(*) as bookings from bookings) booked`;

/** Totals over everybody; "users" are the members of staff, revenue is what has been earned (G83). */
export const dashboardStats: Verb<typeof endpoint> = async ({ db }) => {
  const [totals, revenue] = await Promise.all([db.query<Totals>(totalsSql), revenueKobo(db)]);
  const { individual, corporate, government, family, ...rest } = onlyRow(totals);
  const clientStats = { individual, corporate, government, family };
  return { data: { ...rest, revenue: nairaFromKobo(revenue), clientStats } };
};
