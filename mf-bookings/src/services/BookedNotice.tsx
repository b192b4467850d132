import { useLocation } from 'react-router-dom';
import { fetchedPart } from 'shared-ui';
import { bookedIn } from '../shared/bookedState.ts';

const Confirmation = fetchedPart(async () => (await import('./Confirmation.tsx')).Confirmation);

/** What was just booked, because a booking ends on this page (D21); its code comes with it alone. */
export function BookedNotice() {
  const booked = bookedIn(useLocation().state);
  return booked && <Confirmation booked={booked} />;
}
