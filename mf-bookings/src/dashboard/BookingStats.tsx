import { useQuery } from '@tanstack/react-query';
import { bookingStatsQuery } from 'shared-api';
import { type IconName, LoadFailure, links, Skeletons, VisuallyHidden } from 'shared-ui';
import { StatTile, StatTiles } from 'shared-ui/data';

/** The tiles in their order, by the figure that each shows (DASH-02). */
const tiles = [
  { figure: 'booking', label: 'Bookings', icon: 'bookings' },
  { figure: 'serviceBookings', label: 'Service Bookings', icon: 'success' },
  { figure: 'processing', label: 'Processing Bookings', icon: 'clock' },
  { figure: 'noShow', label: 'No-Show Bookings', icon: 'warning' },
] as const satisfies { figure: string; label: string; icon: IconName }[];

export function BookingStats() {
  const { data: stats, isError, refetch } = useQuery(bookingStatsQuery);
  return (
    <section aria-labelledby="booking-stats">
      <VisuallyHidden>
        <h2 id="booking-stats">Bookings at a glance</h2>
      </VisuallyHidden>
      {isError && !stats && <LoadFailure what="The figures" onRetry={() => void refetch()} />}
      {!isError && !stats && <Skeletons count={tiles.length} shape="tiles" />}
      {stats && (
        <StatTiles>
          {tiles.map(({ figure, label, icon }) => (
            <StatTile
              key={figure}
              label={label}
              value={stats[figure] ?? 0}
              icon={icon}
              to={links.bookings()}
            />
          ))}
        </StatTiles>
      )}
    </section>
  );
}
