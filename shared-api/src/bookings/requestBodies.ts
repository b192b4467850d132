import { genders } from '../accounts/choices.ts';
import {
  calendarDate,
  choice,
  flightNumber,
  id,
  line,
  lines,
  nameFrom3,
  optionalCalendarDate,
  optionalChoice,
  optionalFlightNumber,
  optionalMobile,
  optionalNameFrom3,
  optionalTextFrom3,
  optionalTimestamp,
  passengerMobile,
  textOrNumber,
  timestamp,
  tooShort,
  wholeNumber,
} from '../contract/fields.ts';
import { array, boolean, type InferType, number, object, type TestContext } from '../contract/yup.ts';
import { characters } from '../text/cleanText.ts';
import { airlines, designations } from './choices.ts';
import { isOtherAirport, maxPassengers, otherAirportMessage } from './rules.ts';

const airlineMissing = 'Airline must be provided';

const airportId = (message: string, missing = message) => wholeNumber(1, 18, message).required(missing);

export const optionalAirportId = () => wholeNumber(1, 18, 'Invalid airport selection').optional();

interface Airports {
  AirportId?: unknown;
  DestinationAirportId?: number;
}

const flightGoesElsewhere = (destination: number | undefined, { parent }: { parent: Airports }) =>
  isOtherAirport(destination, parent.AirportId);

export const additionalServiceId = () =>
  wholeNumber(0, Number.MAX_SAFE_INTEGER, 'Invalid selection').nullable().optional();

const specialRequirement = () =>
  lines(500)
    .nullable()
    .optional()
    .when('Others', ([others], field) =>
      others ? field.test('min-3', tooShort, (value) => (value ?? '').trim().length >= 3) : field,
    );

const nin = () =>
  line(30)
    .nullable()
    .optional()
    .test('min-11', 'Must be at least 11 character(s) long', (value) => !value || characters(value) >= 11);

/** A passenger may name only one of the two airports; the other airport is then taken from the booking. */
function passengerGoesElsewhere(destination: number | undefined, { parent, from }: TestContext): boolean {
  const { AirportId }: Airports = parent;
  const entry: Airports = from?.[1]?.value ?? {};
  if (AirportId === undefined && destination === undefined) return true;
  return isOtherAirport(destination ?? entry.DestinationAirportId, AirportId ?? entry.AirportId);
}

const ownFlight = () => ({
  Flight_Number: optionalFlightNumber().nullable(),
  Date_Of_Travel: optionalCalendarDate(),
  Date_Of_Arrival: optionalTimestamp(),
  AirportId: optionalAirportId(),
  DestinationAirportId: optionalAirportId().test('other', otherAirportMessage, passengerGoesElsewhere),
  additionalServiceId: additionalServiceId(),
  airline: optionalChoice(airlines, airlineMissing)
    .optional()
    .test('given', airlineMissing, (value, { from }) => Boolean(value ?? from?.[1]?.value.airline)),
});

/** The client may give a reference. Passengers with different references may share a booking. */
const reference = () => line(50).optional();

export const passengerBody = object({
  FirstName: nameFrom3(100),
  MiddleName: optionalNameFrom3(100).optional(),
  LastName: nameFrom3(100),
  Designation: optionalChoice(designations).optional(),
  Gender: optionalChoice(genders, 'Invalid gender selection').optional(),
  mobileNumber: optionalMobile(),
  schoolName: optionalTextFrom3().optional(),
  isStudent: boolean().nullable().optional(),
  nin: nin(),
  Special_Requirement: specialRequirement(),
  Wheel_Chair: boolean().nullable().optional(),
  Others: boolean().nullable().optional(),
  Reference: reference().nullable(),
  /** The passenger has agreed to SMS. The field is ignored for children and for numbers outside Nigeria. */
  TextTraveller: boolean().nullable().optional(),
  ...ownFlight(),
});

export const bookingBody = object({
  Flight_Number: flightNumber(),
  airline: optionalChoice(airlines, airlineMissing).optional(),
  additionalServiceId: additionalServiceId(),
  Date_Of_Travel: calendarDate(),
  Date_Of_Arrival: timestamp(),
  AirportId: optionalAirportId(),
  DestinationAirportId: optionalAirportId().test('other', otherAirportMessage, flightGoesElsewhere),
  ServiceId: id(),
  Accept: boolean()
    .required('You must accept the terms and conditions')
    .oneOf([true], 'You must accept the terms and conditions'),
  Passengers: array(passengerBody.required('Invalid passengers'))
    .required('Must have at least one passenger')
    .typeError('Invalid passengers')
    .min(1, 'Must have at least one passenger')
    .max(maxPassengers, `Must have at most ${maxPassengers} passengers`),
});

export const bookingsBody = array(bookingBody.required())
  .required('Must have at least one passenger')
  .min(1, 'Must have at least one passenger')
  .max(100, 'Must have at most 100 flights');

/** `BookingStatus` is a name or an index from 0 to 5. Other values pass the schema, but the server refuses them. */
export const bookingStatusBody = object({
  Id: id(),
  BookingStatus: textOrNumber('Must either confirm or decline'),
  Reason: lines(500).optional(),
});

export const flightForm = object({
  AirportId: airportId('Invalid airport selection', 'Choose the airport'),
  Date_Of_Travel: optionalCalendarDate().required('Choose the travel date'),
  airportTime: line(40, 'Invalid time format')
    .required('Choose the airport time')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format'),
  Flight_Number: flightNumber(),
  airline: choice(airlines, airlineMissing),
  DestinationAirportId: airportId('Please select a destination').test(
    'other',
    otherAirportMessage,
    flightGoesElsewhere,
  ),
  additionalServiceId: number().default(0),
});

export const passengerForm = object({
  FirstName: nameFrom3(100),
  LastName: nameFrom3(100),
  Designation: choice(designations),
  Gender: choice(genders, 'Invalid gender selection'),
  mobileNumber: passengerMobile(),
  Wheel_Chair: boolean().default(false),
  Others: boolean().default(false),
  Special_Requirement: specialRequirement(),
  Reference: reference(),
  TextTraveller: boolean().default(false),
});

export type BookingBody = InferType<typeof bookingBody>;
export type PassengerBody = InferType<typeof passengerBody>;
