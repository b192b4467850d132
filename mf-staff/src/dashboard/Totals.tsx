import { useQuery } from '@tanstack/react-query';
import { can, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { dashboardStatsQuery } from 'shared-api/staff';
import { links, Money } from 'shared-ui';
import { StatTile, StatTiles } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';

/** Totals over everybody, each leading to the list behind it, if the role may open that (STAFF-05). */
export function Totals() {
  const user = useSession((state) => state.user);
  const stats = useQuery(dashboardStatsQuery);
  return (
    <QueryState query={stats} subject="The figures">
      {({ clients, users, services, bookings, transactions, revenue }) => (
        <StatTiles>
          <StatTile label="Clients" value={clients} icon="clients" to={links.clients()} />
          <StatTile label="Bookings" value={bookings} icon="bookings" to={links.bookings()} />
          <StatTile label="Transactions" value={transactions} icon="transactions" to={links.transactions()} />
          <StatTile label="Revenue" value={<Money kobo={koboOf(revenue)} />} icon="wallet" small />
          <StatTile label="Services" value={services} icon="services" to={links.services()} />
          {can(user, 'users.read') && (
            <StatTile label="Users" value={users} icon="profile" to={links.users()} />
          )}
        </StatTiles>
      )}
    </QueryState>
  );
}
