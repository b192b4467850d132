import { Link } from 'react-router-dom';
import type { bookingStats } from 'shared-api/bookings';
import type { ReplyOf } from 'shared-api/contract';
import { LoadFailure, links } from 'shared-ui';
import { served } from '../shared/statusGroups.ts';
import styles from './BookingCounts.module.css';

const counts = [
  { figure: 'booking', label: 'Bookings', filters: { view: 'all' } },
  { figure: 'serviceBookings', label: 'Service Bookings', filters: { status: served } },
  { figure: 'processing', label: 'Processing Bookings', filters: { status: 'Processing' } },
  { figure: 'noShow', label: 'No-Show Bookings', filters: { status: 'No_Show' } },
] as const;

interface Props {
  stats: ReplyOf<typeof bookingStats> | undefined;
  onRetry: () => Promise<unknown>;
}

export function BookingCounts({ stats, onRetry }: Props) {
  if (!stats) return <LoadFailure what="The figures" onRetry={onRetry} />;
  return (
    <ul className={styles.counts} aria-label="Bookings at a glance">
      {counts.map(({ figure, label, filters }) => (
        <li key={figure}>
          <Link to={links.bookings(filters)} className={`${styles.count} small`}>
            <strong>{stats[figure] ?? 0}</strong> <span>{label}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
