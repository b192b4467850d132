import { type DeskBooking, dueOf, flightCode, isMoved } from 'shared-api/bookings';
import { clockOn, formatClock } from 'shared-api/dates';
import { voucherCode } from 'shared-api/desk';
import { searchText } from 'shared-api/text';
import { subscriberDigits } from 'shared-api/wording';
import { dueClock } from '../../shared/DueTime.tsx';
import { isWaiting } from '../../shared/deskWords.ts';

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

export interface DeskHour {
  /** The hour is written as '06:00', or '00:00 +1' for a flight that comes after midnight. */
  hour: string;
  flights: DeskFlight[];
  passengers: number;
  waiting: number;
}

/** Nobody comes for these, so they do not count as passengers of the hour. */
const isOff = ({ bookingStatus }: DeskBooking) =>
  bookingStatus === 'Canceled' || bookingStatus === 'Flight_Canceled';

const expected = (bookings: readonly DeskBooking[]) =>
  bookings.reduce((sum, booking) => sum + (isOff(booking) ? 0 : booking.passengers.length), 0);

function flightsOf(bookings: readonly DeskBooking[]): DeskFlight[] {
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
    flight.passengers = expected(flight.bookings);
    flights.set(key, flight);
  }
  return [...flights.values()];
}

const startOfHour = (at: Date) => at.getTime() - (at.getTime() % (60 * 60 * 1000));

/** The flights keep the order in which the server gave them. */
export function hoursOf(bookings: readonly DeskBooking[]): DeskHour[] {
  const hours = new Map<string, DeskBooking[]>();
  for (const booking of bookings) {
    const hour = clockOn(booking.date_Of_Arrival, new Date(startOfHour(new Date(dueOf(booking)))));
    hours.set(hour, [...(hours.get(hour) ?? []), booking]);
  }
  return [...hours].map(([hour, ofHour]) => ({
    hour,
    flights: flightsOf(ofHour),
    passengers: expected(ofHour),
    waiting: ofHour.filter(isWaiting).length,
  }));
}

function holds(booking: DeskBooking, text: string): boolean {
  const { contact, passengers, service, additionalService } = booking;
  const words = [
    booking.flight_Number,
    booking.airline,
    booking.invoiceNumber,
    service.name,
    additionalService?.name,
    contact.name,
    contact.phoneNumber,
    contact.email,
    ...passengers.flatMap(({ firstName, lastName, mobileNumber, special_Requirement }) => [
      `${firstName} ${lastName}`,
      mobileNumber,
      special_Requirement,
    ]),
  ];
  if (booking.shortCode && booking.shortCode === voucherCode(text)) return true;
  const wanted = searchText(text);
  if (words.some((word) => word && searchText(word).includes(wanted))) return true;
  const numbers = [contact.phoneNumber, ...passengers.map(({ mobileNumber }) => mobileNumber)];
  return (
    flightCode(booking.flight_Number).startsWith(flightCode(text)) ||
    (/\d{3}/.test(text) &&
      numbers.some((number) => number && subscriberDigits(number).includes(subscriberDigits(text))))
  );
}

export const bookingsWith = (bookings: readonly DeskBooking[], text: string): readonly DeskBooking[] =>
  text.trim() === '' ? bookings : bookings.filter((booking) => holds(booking, text));
