import { array, boolean, type InferType, number, object, string, type TestContext } from 'yup';
import { genders } from '../accounts/choices.ts';
import {
  amountNaira,
  calendarDate,
  choice,
  id,
  label,
  oneOf,
  optionalCalendarDate,
  optionalChoice,
  optionalId,
  optionalTextFrom3,
  optionalTimestamp,
  textFrom3,
  textOrNumber,
  timestamp,
  tooShort,
} from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { acceptedTerms, optionalAirport, optionalDay, searchedPage } from '../contract/queries.ts';
import { attendanceStates } from '../desk/rules.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { isForeignPhone } from '../wording/phone.ts';
import { airlines, bookingSorts, changeKinds, designations, isFlightNumber, maxPassengers } from './rules.ts';

const airlineMissing = 'Airline must be provided';

const airportId = (message: string) =>
  number().required(message).typeError(message).integer(message).min(1, message).max(18, message);

export const optionalAirportId = () =>
  number()
    .typeError('Invalid airport selection')
    .integer('Invalid airport selection')
    .min(1, 'Invalid airport selection')
    .max(18, 'Invalid airport selection')
    .optional();

export const notFlightNumber = 'Must be a flight number such as P47121 or BA 75';
/** Shorter ones get the specification's own text (BOOK-37, G98). */
export const isShortOrFlight = (value: string) => value.trim().length < 3 || isFlightNumber(value);
const flightNumber = () => textFrom3(20).test('flight-number', notFlightNumber, isShortOrFlight);

export const otherAirport = 'Must be another airport than the one of the service';
/** Both given and the same; what is left out is filled with a default, which refuses nothing (G55). */
const isOther = (destination: number | null | undefined, { parent }: { parent: { AirportId?: unknown } }) =>
  destination === undefined || destination !== parent.AirportId;

/** 0 is none. */
export const additionalServiceId = () =>
  number()
    .typeError('Invalid selection')
    .integer('Invalid selection')
    .min(0, 'Invalid selection')
    .max(Number.MAX_SAFE_INTEGER, 'Invalid selection')
    .nullable()
    .optional();

const specialRequirement = () =>
  string()
    .nullable()
    .optional()
    .max(500)
    .when('Others', ([others], field) =>
      others ? field.test('min-3', tooShort, (value) => (value ?? '').trim().length >= 3) : field,
    );

/** At least 11 characters, if given (G15). */
export const elevenCharacters = () =>
  string()
    .nullable()
    .optional()
    .max(30)
    .test('min-11', 'Must be at least 11 character(s) long', (value) => !value || value.trim().length >= 11);

interface Airports {
  AirportId?: unknown;
  DestinationAirportId?: number;
}

/** The same for a passenger who names one of both, the other being the entry's. */
function isOtherOfPassenger(destination: number | undefined, { parent, from }: TestContext): boolean {
  const { AirportId }: Airports = parent;
  const entry: Airports = from?.[1]?.value ?? {};
  if (AirportId === undefined && destination === undefined) return true;
  return isOther(destination ?? entry.DestinationAirportId, {
    parent: { AirportId: AirportId ?? entry.AirportId },
  });
}

/** The flight of a passenger that names details of their own, which stand before the entry's (G59). */
const ownFlight = () => ({
  Flight_Number: optionalTextFrom3(20)
    .optional()
    .test('flight-number', notFlightNumber, (value) => isShortOrFlight(value ?? '')),
  Date_Of_Travel: optionalCalendarDate(),
  Date_Of_Arrival: optionalTimestamp(),
  AirportId: optionalAirportId(),
  DestinationAirportId: optionalAirportId().test('other', otherAirport, isOtherOfPassenger),
  additionalServiceId: additionalServiceId(),
  /** Required where the entry names none. */
  airline: optionalChoice(airlines, airlineMissing)
    .optional()
    .test('given', airlineMissing, (value, { from }) => Boolean(value ?? from?.[1]?.value.airline)),
});

/** Of the client's own, such as a cost centre or an order number; it splits no booking (G59). */
const reference = () => string().optional().max(50, 'Must be at most 50 character(s) long');

/** A passenger in a request: what is missing is filled with the named defaults (BOOK-11, BOOK-12, G61). */
export const passengerBody = lazily(() =>
  object({
    FirstName: textFrom3(100),
    MiddleName: optionalTextFrom3(100).optional(),
    LastName: textFrom3(100),
    Designation: optionalChoice(designations).optional(),
    Gender: optionalChoice(genders, 'Invalid gender selection').optional(),
    mobileNumber: elevenCharacters(),
    schoolName: optionalTextFrom3().optional(),
    isStudent: boolean().nullable().optional(),
    nin: elevenCharacters(),
    Special_Requirement: specialRequirement(),
    Wheel_Chair: boolean().nullable().optional(),
    Others: boolean().nullable().optional(),
    Reference: reference().nullable(),
    ...ownFlight(),
  }),
);

/** One flight with its passengers; the prices that a client sends are ignored (S13). */
export const bookingBody = lazily(() =>
  object({
    Flight_Number: flightNumber(),
    airline: optionalChoice(airlines, airlineMissing).optional(),
    additionalServiceId: additionalServiceId(),
    Date_Of_Travel: calendarDate(),
    Date_Of_Arrival: timestamp(),
    AirportId: optionalAirportId(),
    DestinationAirportId: optionalAirportId().test('other', otherAirport, isOther),
    ServiceId: id(),
    Accept: boolean()
      .required('You must accept the terms and conditions')
      .oneOf([true], 'You must accept the terms and conditions'),
    Passengers: array(passengerBody.required('Invalid passengers'))
      .required('Must have at least one passenger')
      .typeError('Invalid passengers')
      .min(1, 'Must have at least one passenger')
      .max(maxPassengers, `Must have at most ${maxPassengers} passengers`),
  }),
);

export const bookingsBody = lazily(() =>
  array(bookingBody.required())
    .required('Must have at least one passenger')
    .min(1, 'Must have at least one passenger')
    .max(100, 'Must have at most 100 flights'),
);

/** Status by name or by index 0 to 5 (G63); the verb answers an unknown one. */
export const bookingStatusBody = lazily(() =>
  object({
    Id: id(),
    BookingStatus: textOrNumber('Must either confirm or decline'),
    Reason: string().max(500).optional(),
  }),
);

/** The flight's half of the form in step 1. */
export const flightForm = lazily(() =>
  object({
    AirportId: airportId('Invalid airport selection'),
    Date_Of_Travel: calendarDate(),
    /** HH:mm at the airport (G56). */
    airportTime: string()
      .required('Invalid time format')
      .matches(/^([01]\d|2[0-3]):[0-5]\d$/, 'Invalid time format'),
    Flight_Number: flightNumber(),
    airline: choice(airlines, airlineMissing),
    DestinationAirportId: airportId('Please select a destination').test('other', otherAirport, isOther),
    additionalServiceId: number().default(0),
  }),
);

/** The passenger's half of the form in step 1 (BOOK-35 to BOOK-41). */
export const passengerForm = lazily(() =>
  object({
    FirstName: textFrom3(100),
    LastName: textFrom3(100),
    Designation: choice(designations),
    Gender: choice(genders, 'Invalid gender selection'),
    mobileNumber: string()
      .required('Mobile number must be exactly 11 digits long')
      .test(
        'number',
        'Mobile number must be a number',
        (value) => /^\d*$/.test(value) || isForeignPhone(value),
      )
      .test(
        'length',
        'Mobile number must be exactly 11 digits long',
        (value) => !/^\d*$/.test(value) || value.length === 11,
      ),
    Wheel_Chair: boolean().default(false),
    Others: boolean().default(false),
    Special_Requirement: specialRequirement(),
    Reference: reference(),
  }),
);

const person = lazily(() => object({ firstName: label(), lastName: label(), business_Name: label() }));

/** Where a passenger stands on the day of the flight. Its owner is told of met and handed over, and of no officer. */
export const attendance = lazily(() =>
  object({
    state: string().required().oneOf(attendanceStates),
    at: string().required(),
    /** The clock of the device was moved: the time is when the mark arrived. */
    doubtful: boolean().required(),
    /** Whoever is handed over was met, at the latest then. */
    metAt: string().defined().nullable(),
    by: string().optional(),
    metBy: string().optional(),
    /** Which mark an undo names, and whether it is the caller's. */
    nonce: string().optional(),
    own: boolean().optional(),
  }),
);
export type Attendance = InferType<typeof attendance>;

const passenger = lazily(() =>
  object({
    id: number().required(),
    firstName: string().required(),
    middleName: string().nullable(),
    lastName: string().required(),
    designation: string().required(),
    gender: string().required(),
    mobileNumber: string().nullable(),
    schoolName: string().nullable(),
    isStudent: boolean().nullable(),
    nin: string().nullable(),
    wheel_Chair: boolean().required(),
    special_Requirement: label(),
    /** Left out where there is none. */
    reference: string().optional(),
    /** In details and in the desk's day; null before anybody marked anything. */
    attendance: attendance.nullable().default(undefined).optional(),
  }),
);

/** What of a booking is another now; in the words that people read. */
export const changeLine = lazily(() =>
  object({
    what: string().required(),
    before: string().defined().nullable(),
    after: string().defined().nullable(),
  }),
);
export type ChangeLine = InferType<typeof changeLine>;

/** One change with its sums in naira. */
const bookingChange = lazily(() =>
  object({
    number: number().required(),
    by: label(),
    reason: string().defined().nullable(),
    dateCreated: string().required(),
    lines: array(changeLine.required()).required(),
    charged: amountNaira(),
    refunded: amountNaira(),
    kept: amountNaira(),
  }),
);

/** A paper that followed the first invoice. */
const bookingPaper = lazily(() =>
  object({
    id: number().required(),
    kind: string().required().oneOf(['invoice', 'credit']),
    number: string().required(),
    amount: amountNaira(),
    dateIssued: string().required(),
  }),
);
export type BookingPaper = InferType<typeof bookingPaper>;

/** A booking as lists and details carry it (BOOKDETAIL-13); amounts in naira. */
export const booking = lazily(() =>
  object({
    id: number().required(),
    batchCode: string().required(),
    airportId: number().required(),
    destinationAirportId: number(),
    /** YYYY-MM-DD, at the airport. */
    date_Of_Travel: string().required(),
    /** The flight's instant, in UTC (G57). */
    date_Of_Arrival: string().required(),
    flight_Number: string().required(),
    airline: string().nullable(),
    bookingStatus: string().required().oneOf(bookingStatuses),
    paymentStatus: string(),
    applicationUserId: number().required(),
    applicationUser: person.required(),
    modifiedBy_FirstName: label(),
    service: object({ id: number(), name: string().required(), price: number() }).required(),
    additionalService: object({ id: number().required(), name: string().required(), price: amountNaira() })
      .nullable()
      .default(undefined),
    passengers: array(passenger.required()).required(),
    price: amountNaira(),
    invoiceNumber: string().nullable(),
    dateCreated: string(),
    cancellableUntil: string(),
    /** By whoever booked; details carry it. */
    acceptedTerms: acceptedTerms(),
    /** What went back to the wallet and when; null where nothing did. In the details alone. */
    refund: object({ amount: amountNaira(), dateCreated: string().required() })
      .nullable()
      .notRequired()
      .default(undefined),
    /** Of its voucher, while it is Processing. In details and in the desk's day. */
    shortCode: string().optional(),
    /** What the voucher's QR code says, for those who may print it. In the details alone. */
    voucherUrl: string().optional(),
    /** Who meets the passengers, while it is Processing; its owner is told the first name, and only in time. */
    officer: object({ id: number().optional(), name: string().required() })
      .nullable()
      .default(undefined)
      .optional(),
    /** Where the passengers are met, as far as it is named, while it is Processing. In the details alone. */
    airportDesk: object({ dutyPhone: string().required(), meetingPoint: string().optional() })
      .default(undefined)
      .optional(),
    history: array(
      object({
        status: string().required(),
        dateCreated: string().required(),
        by: label(),
        reason: string().nullable(),
        /** The outcome that two people put right with this one. */
        corrects: string().nullable().optional(),
      }).required(),
    ),
    /** Counts its changes; whoever changes it names the one they saw. In the details alone, as what follows. */
    version: number().optional(),
    changes: array(bookingChange.required()).optional(),
    papers: array(bookingPaper.required()).optional(),
    /** What the caller may change now, and until when; null where nothing. */
    mayChange: object({
      /** Null while it is Processing. */
      until: string().defined().nullable(),
      what: array(string().required().oneOf(changeKinds)).required(),
    })
      .default(undefined)
      .nullable()
      .optional(),
  }),
);

/** A booking as the booking desk serves it: with whom to call when something is wrong. */
export const deskBooking = lazily(() =>
  booking.shape({
    contact: object({
      name: string().required(),
      phoneNumber: string().defined().nullable(),
      email: string().required(),
    }).required(),
  }),
);
export type DeskBooking = InferType<typeof deskBooking>;

export type Booking = InferType<typeof booking>;
export type Passenger = InferType<typeof passenger>;
export type BookingBody = InferType<typeof bookingBody>;
export type PassengerBody = InferType<typeof passengerBody>;

/** One or more statuses, separated by commas. */
const severalStatuses = () => string().max(100).optional();

/** What a client filters their own bookings by; the search finds a flight, an invoice, a passenger or a reference. */
export const ownBookingList = lazily(() =>
  searchedPage.shape({
    status: severalStatuses(),
    airportId: optionalAirport(),
    serviceId: optionalId(),
    /** Days of travel. */
    from: optionalDay(),
    to: optionalDay(),
    pageSize: number().integer().min(1).max(50).optional(),
    sort: oneOf(bookingSorts),
  }),
);

export const bookingList = lazily(() =>
  searchedPage.shape({
    status: severalStatuses(),
    airportId: optionalAirport(),
    serviceId: optionalId(),
    clientId: optionalId(),
    /** Days of travel; `date` is one day alone. With them the list is by travel unless sorted otherwise. */
    date: string().max(40).optional(),
    from: optionalDay(),
    to: optionalDay(),
    /** Only those that are still Processing although their flight's time has passed. */
    overdue: boolean().optional(),
    /** Only those of which somebody was met. */
    met: boolean().optional(),
    /** Only those that are due within three hours and have no officer. */
    unassigned: boolean().optional(),
    sort: oneOf(bookingSorts),
  }),
);
