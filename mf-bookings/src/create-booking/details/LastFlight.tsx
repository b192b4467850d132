import type { Booking } from 'shared-api/bookings';
import { Button, Icon, Inline } from 'shared-ui';
import { useStore } from 'zustand';
import { flightRoute } from '../../shared/flightRoute.ts';
import { flightBefore } from '../booked-before/bookedBefore.ts';
import type { BookingStore } from '../draft/bookingStore.ts';

interface Props {
  booking: BookingStore;
  last: Booking;
}

export function LastFlight({ booking, last }: Props) {
  const isOpen = useStore(booking, ({ typed, form }) => form.mode === 'new' && !typed.Flight_Number);
  if (!isOpen) return null;
  const flight = flightBefore(last, 'again');
  return (
    <Inline>
      <Button
        icon={<Icon name="copy" />}
        onClick={() =>
          booking.dispatch({
            type: 'filled',
            values: flight,
            next: 'Date_Of_Travel',
          })
        }
      >
        Last flight: {flight.Flight_Number}, {flightRoute(last.service, flight)}
      </Button>
    </Inline>
  );
}
