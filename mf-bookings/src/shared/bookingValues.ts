import type { genders } from 'shared-api/accounts';
import type { airlines, designations } from 'shared-api/bookings';
import { lagosInstant } from 'shared-api/dates';

/** Validated by `flightForm` of the contract. */
export interface FlightValues {
  AirportId: number;
  /** YYYY-MM-DD */
  Date_Of_Travel: string;
  /** HH:mm at the airport (G56) */
  airportTime: string;
  Flight_Number: string;
  airline: (typeof airlines)[number];
  DestinationAirportId: number;
  /** 0 means none (BOOK-15). */
  additionalServiceId?: number;
}

/** Validated by `passengerForm` of the contract. */
export interface PersonValues {
  FirstName: string;
  LastName: string;
  Designation: (typeof designations)[number];
  Gender: (typeof genders)[number];
  mobileNumber: string;
  Wheel_Chair?: boolean;
  Others?: boolean;
  Special_Requirement?: string;
  /** They agreed to be told by SMS. */
  TextTraveller?: boolean;
  /** The client's own reference, such as a cost centre or an order number. */
  Reference?: string;
}

export type EntryValues = FlightValues & PersonValues;

/** The flight as it was when the passenger was added. */
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

/** The flight and the reference stay in the form for the next passenger. */
export const flightEntered = (values: Partial<EntryValues>): Partial<EntryValues> =>
  pick(values, (name) => isFlightField(name) || name === 'Reference');

export const hasPerson = (values: Partial<EntryValues>): boolean =>
  [values.FirstName, values.LastName, values.mobileNumber, values.Special_Requirement].some(Boolean);

/** Combines a travel date and a time at the airport (G56, G57). */
export const flightAt = (flight: Pick<FlightValues, 'Date_Of_Travel' | 'airportTime'>): Date =>
  lagosInstant(flight.Date_Of_Travel, flight.airportTime);

/** The text counts only while special needs are ticked (BOOK-39). */
export const specialRequirement = (person: PersonValues): string =>
  person.Others ? (person.Special_Requirement ?? '').trim() : '';

export const needsOf = (person: PersonValues): string =>
  [person.Wheel_Chair ? 'Wheelchair' : '', specialRequirement(person)].filter(Boolean).join(', ');

export const passengerName = (person: PersonValues): string =>
  `${person.Designation} ${person.FirstName.trim()} ${person.LastName.trim()}`;
