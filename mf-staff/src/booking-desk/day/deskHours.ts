import { type DeskBooking, dueOf, flightCode } from 'shared-api/bookings';
import { clockOn } from 'shared-api/dates';
import { voucherCode } from 'shared-api/desk';
import { searchText } from 'shared-api/text';
import { subscriberDigits } from 'shared-api/wording';
import { isWaiting } from '../../shared/deskWords.ts';
import { type DeskFlight, expectedOf, flightsOf } from '../../shared/flights/flightsOf.ts';

export interface DeskHour {
  /** The text is '06:00', or '00:00 +1' for a flight after midnight. */
  hour: string;
  flights: DeskFlight[];
  passengers: number;
  waiting: number;
}

const startOfHour = (at: Date) => at.getTime() - (at.getTime() % (60 * 60 * 1000));

export function hoursOf(bookings: readonly DeskBooking[]): DeskHour[] {
  const hours = new Map<string, DeskBooking[]>();
  for (const booking of bookings) {
    const hour = clockOn(booking.date_Of_Arrival, new Date(startOfHour(new Date(dueOf(booking)))));
    hours.set(hour, [...(hours.get(hour) ?? []), booking]);
  }
  return [...hours].map(([hour, ofHour]) => ({
    hour,
    flights: flightsOf(ofHour),
    passengers: expectedOf(ofHour),
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
