import { useQuery } from '@tanstack/react-query';
import { listOwnBookings } from 'shared-api/bookings';
import { listOf } from 'shared-api/http';
import { Button, Icon, Inline } from 'shared-ui';
import { useStore } from 'zustand';
import { flightRoute } from '../../shared/flightRoute.ts';
import { flightBefore } from '../booked-before/bookedBefore.ts';
import type { BookingStore } from '../draft/bookingStore.ts';

export function LastFlight({ booking }: { booking: BookingStore }) {
  const { data } = useQuery(listOf(listOwnBookings, { query: { pageNumber: 1 } }));
  const last = data?.data[0];
  const isOpen = useStore(booking, ({ typed, form }) => form.mode === 'new' && !typed.Flight_Number);
  if (!isOpen || !last) return null;
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
