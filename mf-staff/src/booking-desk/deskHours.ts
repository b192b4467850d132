import { type DeskBooking, flightCode } from 'shared-api/bookings';
import { formatTime } from 'shared-api/dates';
import { voucherCode } from 'shared-api/desk';
import { searchText } from 'shared-api/text';
import { subscriberDigits } from 'shared-api/wording';
import { isWaiting } from '../shared/deskWords.ts';

/** One flight with everybody on it who is served, whoever booked. */
export interface DeskFlight {
  key: string;
  /** 09:05 AM, in Lagos. */
  time: string;
  number: string;
  airline: string | null;
  destinationAirportId: number | undefined;
  passengers: number;
  bookings: DeskBooking[];
}

export interface DeskHour {
  /** '06:00 AM' */
  hour: string;
  flights: DeskFlight[];
  passengers: number;
  /** Bookings that have no outcome yet. */
  waiting: number;
}

/** Nobody comes for these: they do not count as passengers of the hour. */
const isOff = ({ bookingStatus }: DeskBooking) =>
  bookingStatus === 'Canceled' || bookingStatus === 'Flight_Canceled';

const expected = (bookings: readonly DeskBooking[]) =>
  bookings.reduce((sum, booking) => sum + (isOff(booking) ? 0 : booking.passengers.length), 0);

function flightsOf(bookings: readonly DeskBooking[]): DeskFlight[] {
  const flights = new Map<string, DeskFlight>();
  for (const booking of bookings) {
    const time = formatTime(booking.date_Of_Arrival);
    const key = `${time} ${flightCode(booking.flight_Number)} ${booking.destinationAirportId}`;
    const flight = flights.get(key) ?? {
      key,
      time,
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

/** The day's hours that have flights, each with its flights in the order in which the server gave them. */
export function hoursOf(bookings: readonly DeskBooking[]): DeskHour[] {
  const hours = new Map<string, DeskBooking[]>();
  for (const booking of bookings) {
    const hour = formatTime(startOfHour(new Date(booking.date_Of_Arrival)));
    hours.set(hour, [...(hours.get(hour) ?? []), booking]);
  }
  return [...hours].map(([hour, ofHour]) => ({
    hour,
    flights: flightsOf(ofHour),
    passengers: expected(ofHour),
    waiting: ofHour.filter(isWaiting).length,
  }));
}

/** Whether a booking holds a text anywhere that the desk would look for it. */
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

/** The bookings that hold a text, all of them without one. */
export const bookingsWith = (bookings: readonly DeskBooking[], text: string): readonly DeskBooking[] =>
  text.trim() === '' ? bookings : bookings.filter((booking) => holds(booking, text));
