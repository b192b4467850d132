import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { can, queryOf, useSession } from 'shared-api/http';
import { koboOf } from 'shared-api/money';
import { dashboardStats } from 'shared-api/staff';
import { links, Money } from 'shared-ui';
import { QueryState } from '../shared/QueryState.tsx';
import styles from './Totals.module.css';

const Total = ({ label, value, to }: { label: string; value: number; to: string }) => (
  <Link to={to}>
    {label} <strong>{value}</strong>
  </Link>
);

export function Totals() {
  const user = useSession((state) => state.user);
  const stats = useQuery(queryOf(dashboardStats, {}));
  return (
    <QueryState query={stats} subject="The figures">
      {({ clients, users, services, bookings, transactions, revenue }) => (
        <p className={`${styles.totals} soft`}>
          <span>In all</span>
          <Total label="Clients" value={clients} to={links.clients()} />
          <Total label="Bookings" value={bookings} to={links.bookings()} />
          <Total label="Transactions" value={transactions} to={links.transactions()} />
          {can(user, 'transactions.readBookings') && (
            <span>
              Revenue <Money kobo={koboOf(revenue)} />
            </span>
          )}
          <Total label="Services" value={services} to={links.services()} />
          {can(user, 'users.read') && <Total label="Users" value={users} to={links.users()} />}
        </p>
      )}
    </QueryState>
  );
}
