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

/** The owner of the booking sees "met" and "handed over", and no officer's name. */
export const attendance = object({
  state: string().required().oneOf(attendanceStates),
  at: string().required(),
  /** The device's clock was changed, so `at` is when the server received the mark. */
  doubtful: boolean().required(),
  /** A passenger who was handed over was met then at the latest. */
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
  /** Replaces the two fields above for readers who do not serve the passenger. */
  needsStated: boolean().optional(),
  reference: string().optional(),
  /** Only in a booking's details and in the desk's day; null before the first mark. */
  attendance: attendance.nullable().default(undefined).optional(),
});

export type Passenger = InferType<typeof passenger>;

const person = object({ firstName: label(), lastName: label(), business_Name: label() });

/** Missing where neither staff nor a source of flight times has reported anything. */
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
  /** Only in the details; null without a refund. */
  refund: object({ amount: amountNaira(), dateCreated: string().required() })
    .nullable()
    .notRequired()
    .default(undefined),
  /** The voucher's short code while the booking is Processing; only in the details and the desk's day. */
  shortCode: string().optional(),
  /** The address in the voucher's QR code; only in the details, for those who may print the voucher. */
  voucherUrl: string().optional(),
  /** The officer who meets the passengers. The owner sees only a first name, shortly before the flight. */
  officer: object({ id: number().optional(), name: string().required() })
    .nullable()
    .default(undefined)
    .optional(),
  /** Only in the details of a Processing booking, with the parts that the settings name. */
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
  /**
   * Counts the changes; a request names the version it is based on. This and the next fields are in the details only.
   */
  version: number().optional(),
  changes: array(bookingChange.required()).optional(),
  papers: array(bookingPaper.required()).optional(),
  /** The desk reads how owner and travellers were told. */
  messages: array(
    object({
      event: string().required(),
      channel: string().required(),
      state: string().required(),
      at: string().required(),
    }).required(),
  ).optional(),
  /** Null where the caller may change nothing. */
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
  /** 1 Arrival, 2 Departure; missing for a service such as a car. */
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
    /** The last twelve months in Lagos, oldest first; a month without bookings counts 0. */
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
