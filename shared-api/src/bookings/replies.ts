import { amountNaira, choice, label } from '../contract/fields.ts';
import { acceptedTerms } from '../contract/queries.ts';
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

/** Names of officers are sent only to staff, not to the owner of the booking. */
export const attendance = object({
  state: string().required().oneOf(attendanceStates),
  at: string().required(),
  /** True means that the device's times were implausible: `at` is then the time of receipt at the server. */
  doubtful: boolean().required(),
  /** `metAt` is the time of the first mark that says "met" or "handed over". */
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
  /** If the reader may not see the passenger's needs, this field replaces `wheel_Chair` and `special_Requirement`. */
  needsStated: boolean().optional(),
  reference: string().optional(),
  /** Only a booking's details and the desk's list have this field. Null means no attendance mark. */
  attendance: attendance.nullable().default(undefined).optional(),
});

export type Passenger = InferType<typeof passenger>;

const person = object({ firstName: label(), lastName: label(), business_Name: label() });

/** The field is absent until staff or a source of flight times report on the flight. */
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
  /** The field is sent only in the booking's details. Null means that there was no refund. */
  refund: object({ amount: amountNaira(), dateCreated: string().required() })
    .nullable()
    .notRequired()
    .default(undefined),
  /** The short code is sent only while the booking is Processing, in its details and on the desk's list. */
  shortCode: string().optional(),
  /** The voucher's QR code contains this address. The address is sent only to users who may print the voucher. */
  voucherUrl: string().optional(),
  /** The owner of the booking receives only the officer's first name, shortly before the flight. */
  officer: object({ id: number().optional(), name: string().required() })
    .nullable()
    .default(undefined)
    .optional(),
  /** Only a Processing booking has this field. The field is absent if the airport has no desk. */
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
   * A request that changes the booking must contain this version.
   * This field and the fields below are sent only in a booking's details.
   */
  version: number().optional(),
  changes: array(bookingChange.required()).optional(),
  papers: array(bookingPaper.required()).optional(),
  messages: array(
    object({
      event: string().required(),
      channel: string().required(),
      state: string().required(),
      at: string().required(),
    }).required(),
  ).optional(),
  /** Null means that the caller may not change the booking. */
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
  /** 1 is Arrival and 2 is Departure. The field is absent for other services, such as a car. */
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
  listOwnBookings: bookings,
  listBookingsOfClient: bookings,
  listBookingsOfService: bookings,
  bookingStats: object({
    booking: number().required(),
    serviceBookings: number().required(),
    processing: number().required(),
    noShow: number().required(),
    /** The list has the last twelve months in Lagos time, oldest first. Months without bookings are included. */
    months: array(bookingMonth.required()).optional(),
  }),
  bookingById: booking,
  updateBookingStatus: booking,
  cancelBooking: booking,
  deskDay: array(deskBooking.required()).required(),
};
