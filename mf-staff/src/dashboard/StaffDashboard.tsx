import { useQuery } from '@tanstack/react-query';
import { dashboardStatsQuery, koboOf, statusStatsQuery } from 'shared-api';
import { type AccountStatus, accountStatuses } from 'shared-api/rules';
import { links, Money, PageHeader, Stack } from 'shared-ui';
import { type ChartPoint, DonutChart } from 'shared-ui/charts';
import { StatTile, StatTiles } from 'shared-ui/data';
import { QueryState } from '../shared/QueryState.tsx';
import { ReviewsWaiting } from './ReviewsWaiting.tsx';

const Totals = () => (
  <QueryState query={useQuery(dashboardStatsQuery)} what="The figures">
    {({ clients, users, services, bookings, transactions, revenue }) => (
      <StatTiles>
        <StatTile label="Clients" value={clients} icon="clients" to={links.clients()} />
        <StatTile label="Bookings" value={bookings} icon="bookings" to={links.bookings()} />
        <StatTile label="Transactions" value={transactions} icon="transactions" to={links.transactions()} />
        <StatTile label="Revenue" value={<Money kobo={koboOf(revenue)} />} icon="wallet" />
        <StatTile label="Services" value={services} icon="services" to={links.services()} />
        <StatTile label="Users" value={users} icon="profile" to={links.users()} />
      </StatTiles>
    )}
  </QueryState>
);

const tones = {
  New: 'info',
  Processing: 'primary',
  Active: 'success',
  Inactive: 'warning',
  Deactivated: 'error',
} satisfies Record<AccountStatus, ChartPoint['tone']>;

const ClientsByStatus = () => (
  <QueryState query={useQuery(statusStatsQuery)} what="The figures">
    {(stats) => (
      <DonutChart
        title="Clients by status"
        category="Status"
        measure="Clients"
        points={accountStatuses.map((status) => ({
          label: status,
          value: stats[status],
          tone: tones[status],
        }))}
      />
    )}
  </QueryState>
);

/** What needs doing, then the figures (STAFF-05, STAFF-06). */
export const StaffDashboard = () => (
  <>
    <PageHeader title="Dashboard" />
    <Stack space={5}>
      <ReviewsWaiting />
      <Totals />
      <ClientsByStatus />
    </Stack>
  </>
);
