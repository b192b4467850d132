import type { Booking } from 'shared-api/bookings';
import { Banner } from 'shared-ui';
import { linesText } from '../shared/changeText.ts';

interface Props {
  booking: Booking;
  /** The user's change began with this version of the booking. */
  since: number;
}

export function ChangedMeanwhile({ booking: { changes = [] }, since }: Props) {
  const others = changes.filter(({ number }) => number >= since);
  if (others.length === 0) return null;
  return (
    <Banner tone="warning" title="This booking was changed meanwhile" live="assertive">
      {others.map(({ number, by, lines }) => (
        <p key={number}>
          {linesText(lines)}
          {by && `, by ${by}`}
        </p>
      ))}
      <p>What you have entered is still here. Please check it against the booking as it is now.</p>
    </Banner>
  );
}
