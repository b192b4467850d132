import type { BookingIntent, PassengerBody } from 'shared-api/bookings';
import { nationalPhone } from 'shared-api/wording';
import { type AddedPassenger, flightAt, specialRequirement } from '../shared/bookingValues.ts';
import type { Leg } from '../shared/legs.ts';
import { flightGroups } from './flightGroups.ts';

type BookingsRequest = BookingIntent['bookings'];

const passengerBody = ({ person, flight }: AddedPassenger): PassengerBody => ({
  FirstName: person.FirstName.trim(),
  LastName: person.LastName.trim(),
  Designation: person.Designation,
  Gender: person.Gender,
  mobileNumber: nationalPhone(person.mobileNumber),
  Wheel_Chair: person.Wheel_Chair ?? false,
  Others: person.Others ?? false,
  Special_Requirement: specialRequirement(person) || null,
  ...(person.Reference?.trim() && { Reference: person.Reference.trim() }),
  airline: flight.airline,
});

const ofLeg = ({ service, added }: Leg): BookingsRequest =>
  flightGroups(added).map(({ flight, passengers }) => ({
    Flight_Number: flight.Flight_Number.trim(),
    airline: flight.airline,
    additionalServiceId: flight.additionalServiceId ?? 0,
    Date_Of_Travel: flight.Date_Of_Travel,
    Date_Of_Arrival: flightAt(flight).toISOString(),
    AirportId: flight.AirportId,
    DestinationAirportId: flight.DestinationAirportId,
    Service: { id: service.id, name: service.name, price: service.price },
    ServiceId: service.id,
    Accept: true,
    Passengers: passengers.map(passengerBody),
  }));

/** What Confirm sends: one entry per flight, with the terms accepted (BOOK-51). */
export const toRequest = (legs: readonly Leg[]): BookingsRequest => legs.flatMap(ofLeg);

/** FNV-1a over the text, from two starts: enough to tell apart what one draft has held. */
function digest(text: string): string {
  const from = (start: number) => {
    let hash = start;
    for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
    return (hash >>> 0).toString(16).padStart(8, '0');
  };
  return from(0x811c9dc5) + from(0x050c5d1f);
}

/**
 * One key for one draft as it stands, whichever tab confirms it: a copied tab that confirms the same passengers gets
 * the first one's booking, and changed passengers are another booking (S13).
 */
export const confirmKey = (draftId: string, bookings: BookingsRequest): string =>
  `${draftId}-${digest(JSON.stringify(bookings))}`;
