import { amountNaira, choice, label } from '../contract/fields.ts';
import { acceptedTerms, binary } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { attendanceStates } from '../desk/rules.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { flightStates } from './due.ts';
import { changeKinds } from './rules.ts';

export const changeLine = object({
  what: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});

export type ChangeLine = InferType<typeof changeLine>;

const bookingChange = object({
  number: number().required(),
  by: label(),
  reason: string().defined().nullable(),
  dateCreated: string().required(),
  lines: array(changeLine.required()).required(),
  charged: amountNaira(),
  refunded: amountNaira(),
  kept: amountNaira(),
});

const bookingPaper = object({
  id: number().required(),
  kind: string().required().oneOf(['invoice', 'credit']),
  number: string().required(),
  amount: amountNaira(),
  dateIssued: string().required(),
});

export type BookingPaper = InferType<typeof bookingPaper>;

/** Its owner is told of met and handed over, and of no officer. */
export const attendance = object({
  state: string().required().oneOf(attendanceStates),
  at: string().required(),
  /** The clock of the device was moved: the time is when the mark arrived. */
  doubtful: boolean().required(),
  /** A passenger who is handed over was met, at the latest then. */
  metAt: string().defined().nullable(),
  by: string().optional(),
  metBy: string().optional(),
  nonce: string().optional(),
  own: boolean().optional(),
});

export type Attendance = InferType<typeof attendance>;

const passenger = object({
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
  wheel_Chair: boolean().optional(),
  special_Requirement: string().nullable(),
  /** It stands in place of both for whoever does not serve the passenger. */
  needsStated: boolean().optional(),
  reference: string().optional(),
  /** Details and the desk's day have it; null is before anybody marked anything. */
  attendance: attendance.nullable().default(undefined).optional(),
});

export type Passenger = InferType<typeof passenger>;

const person = object({ firstName: label(), lastName: label(), business_Name: label() });

/** It is missing where nobody, and no source of flight times, said anything. */
export const flight = () =>
  object({ state: choice(flightStates), expectedAt: label() })
    .default(undefined)
    .optional();

export const booking = object({
  id: number().required(),
  batchCode: string().required(),
  airportId: number().required(),
  destinationAirportId: number(),
  date_Of_Travel: string().required(),
  date_Of_Arrival: string().required(),
  flight_Number: string().required(),
  flight: flight(),
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
  acceptedTerms: acceptedTerms(),
  /** It is null where nothing went back, and stands in the details alone. */
  refund: object({ amount: amountNaira(), dateCreated: string().required() })
    .nullable()
    .notRequired()
    .default(undefined),
  /** Its voucher has one while it is Processing; it stands in the details and in the desk's day. */
  shortCode: string().optional(),
  /** The voucher's QR code says it; those who may print it read it, in the details alone. */
  voucherUrl: string().optional(),
  /** They meet the passengers of a Processing booking; its owner is told the first name, and only in time. */
  officer: object({ id: number().optional(), name: string().required() })
    .nullable()
    .default(undefined)
    .optional(),
  /** It stands in the details of a Processing booking, as far as it is named. */
  airportDesk: object({
    dutyPhone: string().required(),
    meetingPoint: string().optional(),
    picture: string().optional(),
  })
    .default(undefined)
    .optional(),
  history: array(
    object({
      status: string().required(),
      dateCreated: string().required(),
      by: label(),
      reason: string().nullable(),
      corrects: string().nullable().optional(),
    }).required(),
  ),
  /** Counts its changes; whoever changes it names the one they saw. In the details alone, as what follows. */
  version: number().optional(),
  changes: array(bookingChange.required()).optional(),
  papers: array(bookingPaper.required()).optional(),
  /** It is null where the caller may change nothing. */
  mayChange: object({
    until: string().defined().nullable(),
    what: array(string().required().oneOf(changeKinds)).required(),
  })
    .default(undefined)
    .nullable()
    .optional(),
});

export type Booking = InferType<typeof booking>;

const bookings = array(booking.required()).required();

const bookingMonth = object({
  month: string().required(),
  bookings: number().required(),
});

export const deskBooking = booking.shape({
  /** A service such as a car has none of its own: 1 Arrival, 2 Departure. */
  direction: number().optional(),
  contact: object({
    name: string().required(),
    phoneNumber: string().defined().nullable(),
    email: string().required(),
  }).required(),
});

export type DeskBooking = InferType<typeof deskBooking>;

export const replies = {
  createBookings: bookings,
  createBooking: booking,
  listBookings: bookings,
  exportBookings: binary,
  listOwnBookings: bookings,
  exportOwnBookings: binary,
  listBookingsOfClient: bookings,
  listBookingsOfService: bookings,
  bookingStats: object({
    booking: number().required(),
    serviceBookings: number().required(),
    processing: number().required(),
    noShow: number().required(),
    /** It has the last twelve months in Lagos, the oldest first; a month without bookings counts 0. */
    months: array(bookingMonth.required()).optional(),
  }),
  bookingById: booking,
  updateBookingStatus: booking,
  cancelBooking: booking,
  bookingReceipt: binary,
  bookingCalendar: binary,
  bookingDocument: binary,
  deskDay: array(deskBooking.required()).required(),
};
