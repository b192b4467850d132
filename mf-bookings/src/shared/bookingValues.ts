import type { genders } from 'shared-api/accounts';
import type { airlines, designations } from 'shared-api/bookings';
import { lagosInstant } from 'shared-api/dates';

/** The flight's half of the form in step 1, as `flightForm` of the contract checks it. */
export interface FlightValues {
  AirportId: number;
  /** YYYY-MM-DD */
  Date_Of_Travel: string;
  /** HH:mm at the airport (G56). */
  airportTime: string;
  Flight_Number: string;
  airline: (typeof airlines)[number];
  DestinationAirportId: number;
  /** 0 for none (BOOK-15). */
  additionalServiceId?: number;
}

/** The passenger's half, as `passengerForm` checks it. */
export interface PersonValues {
  FirstName: string;
  LastName: string;
  Designation: (typeof designations)[number];
  Gender: (typeof genders)[number];
  mobileNumber: string;
  Wheel_Chair?: boolean;
  Others?: boolean;
  Special_Requirement?: string;
  /** The client's own: a cost centre or an order number. */
  Reference?: string;
}

export type EntryValues = FlightValues & PersonValues;

/** A passenger in the table, with the flight as it was when they were added. */
export interface AddedPassenger {
  key: number;
  flight: FlightValues;
  person: PersonValues;
}

const flightFields = [
  'AirportId',
  'Date_Of_Travel',
  'airportTime',
  'Flight_Number',
  'airline',
  'DestinationAirportId',
  'additionalServiceId',
] as const satisfies readonly (keyof FlightValues)[];

const isFlightField = (name: string) => (flightFields as readonly string[]).includes(name);

const pick = <Part>(values: object, wanted: (name: string) => boolean): Part =>
  Object.fromEntries(Object.entries(values).filter(([name]) => wanted(name))) as Part;

export const flightOf = (values: EntryValues): FlightValues => pick<FlightValues>(values, isFlightField);
export const personOf = (values: EntryValues): PersonValues =>
  pick<PersonValues>(values, (name) => !isFlightField(name));

/** The flight as far as it has been entered, and the reference: what stays in the form for the next passenger. */
export const flightEntered = (values: Partial<EntryValues>): Partial<EntryValues> =>
  pick(values, (name) => isFlightField(name) || name === 'Reference');

/** Whether anything of a passenger has been typed. */
export const hasPerson = (values: Partial<EntryValues>): boolean =>
  [values.FirstName, values.LastName, values.mobileNumber, values.Special_Requirement].some(Boolean);

/** The flight's one instant, from the travel date and the time at the airport (G56, G57). */
export const flightAt = (flight: Pick<FlightValues, 'Date_Of_Travel' | 'airportTime'>): Date =>
  lagosInstant(flight.Date_Of_Travel, flight.airportTime);

/** What somebody with special needs asked for, if they did (BOOK-39). */
export const specialRequirement = (person: PersonValues): string =>
  person.Others ? (person.Special_Requirement ?? '').trim() : '';

/** How a passenger is to be helped, in words; nothing where no help is needed. */
export const needsOf = (person: PersonValues): string =>
  [person.Wheel_Chair ? 'Wheelchair' : '', specialRequirement(person)].filter(Boolean).join(', ');

export const passengerName = (person: PersonValues): string =>
  `${person.Designation} ${person.FirstName.trim()} ${person.LastName.trim()}`;
