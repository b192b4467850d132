import { useQuery } from '@tanstack/react-query';
import { bookingStatsQuery } from 'shared-api/bookings';
import { type IconName, LoadFailure, links, Skeletons, VisuallyHidden } from 'shared-ui';
import { StatTile, StatTiles } from 'shared-ui/data';
import { served } from '../shared/served.ts';

/** The tiles in their order, by the figure that each shows; each leads to what it counts (DASH-02, G65). */
const tiles = [
  { figure: 'booking', label: 'Bookings', icon: 'bookings', status: undefined },
  { figure: 'serviceBookings', label: 'Service Bookings', icon: 'success', status: served },
  { figure: 'processing', label: 'Processing Bookings', icon: 'clock', status: 'Processing' },
  { figure: 'noShow', label: 'No-Show Bookings', icon: 'warning', status: 'No_Show' },
] as const satisfies { figure: string; label: string; icon: IconName; status: string | undefined }[];

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
          {tiles.map(({ figure, label, icon, status }) => (
            <StatTile
              key={figure}
              label={label}
              value={stats[figure] ?? 0}
              icon={icon}
              to={links.bookings({ status })}
            />
          ))}
        </StatTiles>
      )}
    </section>
  );
}
