import type { Booking } from 'shared-api/contract';
import { clockOn } from 'shared-api/dates';
import { Tag } from './StatusTag.tsx';

export function FlightTag({
  booking,
}: {
  booking: Pick<Booking, 'bookingStatus' | 'date_Of_Arrival' | 'flight'>;
}) {
  const { bookingStatus, date_Of_Arrival, flight } = booking;
  if (bookingStatus !== 'Processing') return null;
  if (flight?.state === 'Canceled') return <Tag tone="error">Flight cancelled</Tag>;
  if (flight?.state !== 'Delayed') return null;
  return (
    <Tag tone="warning">
      {flight.expectedAt ? `Delayed to ${clockOn(date_Of_Arrival, flight.expectedAt)}` : 'Delayed'}
    </Tag>
  );
}
