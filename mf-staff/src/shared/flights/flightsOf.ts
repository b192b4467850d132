import { type DeskBooking, flightCode, isMoved } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { dueClock } from '../DueTime.tsx';

export interface DeskFlight {
  key: string;
  /** This is the expected time in Lagos, such as '09:05'. */
  time: string;
  /** This is the booked time in Lagos. The value is undefined if the flight is expected at the booked time. */
  booked: string | undefined;
  number: string;
  passengers: number;
  bookings: DeskBooking[];
}

const isCanceled = ({ bookingStatus }: DeskBooking) =>
  bookingStatus === 'Canceled' || bookingStatus === 'Flight_Canceled';

export const expectedOf = (bookings: readonly DeskBooking[]) =>
  bookings.reduce((sum, booking) => sum + (isCanceled(booking) ? 0 : booking.passengers.length), 0);

export function flightsOf(bookings: readonly DeskBooking[]): DeskFlight[] {
  const flights = new Map<string, DeskFlight>();
  for (const booking of bookings) {
    const time = dueClock(booking);
    const key = `${time} ${flightCode(booking.flight_Number)} ${booking.destinationAirportId}`;
    const flight = flights.get(key) ?? {
      key,
      time,
      booked: isMoved(booking) ? formatClock(booking.date_Of_Arrival) : undefined,
      number: booking.flight_Number,
      passengers: 0,
      bookings: [],
    };
    flight.bookings.push(booking);
    flight.passengers = expectedOf(flight.bookings);
    flights.set(key, flight);
  }
  return [...flights.values()];
}
