import { genders } from 'shared-api/accounts';
import { type airlines, designations, type Passenger } from 'shared-api/bookings';
import { lagosInstant } from 'shared-api/dates';
import { phoneNumber } from 'shared-api/wording';
import { oneOf } from './oneOf.ts';

/** The contract's `flightForm` validates these values. */
export interface FlightValues {
  AirportId: number;
  /** The date has the form YYYY-MM-DD. */
  Date_Of_Travel: string;
  /** The time at the airport has the form HH:mm. */
  airportTime: string;
  Flight_Number: string;
  airline: (typeof airlines)[number];
  DestinationAirportId: number;
  /** 0 means no additional service. */
  additionalServiceId?: number;
}

/** The contract's `passengerForm` validates these values. */
export interface PersonValues {
  FirstName: string;
  LastName: string;
  Designation: (typeof designations)[number];
  Gender: (typeof genders)[number];
  mobileNumber: string;
  Wheel_Chair?: boolean;
  Others?: boolean;
  Special_Requirement?: string;
  /** The passenger agreed to receive SMS. */
  TextTraveller?: boolean;
  /** The reference is the client's own, such as a cost centre or an order number. */
  Reference?: string;
}

export type EntryValues = FlightValues & PersonValues;

/** The flight is a copy from the time when the passenger was added. */
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

export const personFrom = (passenger: Passenger): PersonValues => ({
  FirstName: passenger.firstName,
  LastName: passenger.lastName,
  Designation: oneOf(designations, passenger.designation) ?? 'Ms.',
  Gender: oneOf(genders, passenger.gender) ?? 'Female',
  mobileNumber: passenger.mobileNumber ?? '',
  Wheel_Chair: passenger.wheel_Chair,
  Others: Boolean(passenger.special_Requirement),
  Special_Requirement: passenger.special_Requirement ?? '',
});

/** The flight and the reference are kept in the form for the next passenger. */
export const flightEntered = (values: Partial<EntryValues>): Partial<EntryValues> =>
  pick(values, (name) => isFlightField(name) || name === 'Reference');

export const hasPerson = (values: Partial<EntryValues>): boolean =>
  [values.FirstName, values.LastName, values.mobileNumber, values.Special_Requirement].some(Boolean);

export const flightAt = (flight: Pick<FlightValues, 'Date_Of_Travel' | 'airportTime'>): Date =>
  lagosInstant(flight.Date_Of_Travel, flight.airportTime);

const specialRequirement = (person: PersonValues): string =>
  person.Others ? (person.Special_Requirement ?? '').trim() : '';

export const needsOf = (person: PersonValues): string =>
  [person.Wheel_Chair ? 'Wheelchair' : '', specialRequirement(person)].filter(Boolean).join(', ');

export const personBody = (person: PersonValues) => ({
  FirstName: person.FirstName.trim(),
  LastName: person.LastName.trim(),
  Designation: person.Designation,
  Gender: person.Gender,
  mobileNumber: phoneNumber(person.mobileNumber),
  Wheel_Chair: person.Wheel_Chair ?? false,
  Special_Requirement: specialRequirement(person) || null,
});

export const passengerName = (person: PersonValues): string =>
  `${person.Designation} ${person.FirstName.trim()} ${person.LastName.trim()}`;
