import { Link, useLocation } from 'react-router-dom';
import { Banner, Inline, links } from 'shared-ui';
import { bookedIn } from '../shared/bookedState.ts';

/** Leads to what was just booked, because a booking ends on this page (D21). */
export function BookedNotice() {
  const booked = bookedIn(useLocation().state);
  if (booked.length === 0) return null;
  return (
    <Banner tone="success">
      <Inline>
        {booked.map(({ id, number }) => (
          <Link key={id} to={links.booking(String(id))}>
            View booking {number}
          </Link>
        ))}
      </Inline>
    </Banner>
  );
}
