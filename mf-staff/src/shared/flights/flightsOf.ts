import { type DeskBooking, flightCode, isMoved } from 'shared-api/bookings';
import { formatClock } from 'shared-api/dates';
import { dueClock } from '../DueTime.tsx';

/** Passengers of several clients may be on one flight. */
export interface DeskFlight {
  key: string;
  /** The time is that in Lagos at which it is due, as in '09:05'. */
  time: string;
  /** It was booked for this time, where that is another. */
  booked: string | undefined;
  number: string;
  airline: string | null;
  destinationAirportId: number | undefined;
  passengers: number;
  bookings: DeskBooking[];
}

/** Nobody comes for these, so they do not count as passengers of the hour. */
const isOff = ({ bookingStatus }: DeskBooking) =>
  bookingStatus === 'Canceled' || bookingStatus === 'Flight_Canceled';

export const expectedOf = (bookings: readonly DeskBooking[]) =>
  bookings.reduce((sum, booking) => sum + (isOff(booking) ? 0 : booking.passengers.length), 0);

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
      airline: booking.airline ?? null,
      destinationAirportId: booking.destinationAirportId,
      passengers: 0,
      bookings: [],
    };
    flight.bookings.push(booking);
    flight.passengers = expectedOf(flight.bookings);
    flights.set(key, flight);
  }
  return [...flights.values()];
}
