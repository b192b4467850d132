import { attendance, deskBooking, flight } from '../bookings/replies.ts';
import { choice } from '../contract/fields.ts';
import { binary } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { markRefusals } from './rules.ts';
import { paperKinds, paperStates, scanVerdicts, voucherStates } from './voucherCodes.ts';

const markResult = object({
  nonce: string().required(),
  /** `known`: the mark had been stored before, so nothing changes. */
  outcome: string().required().oneOf(['stored', 'known', 'refused']),
  code: string().oneOf(markRefusals).optional(),
  why: string().optional(),
});

export type MarkResult = InferType<typeof markResult>;

/** Anybody who holds the document may know this. For a voucher: no name, flight, time, price or number. */
const verifiedPaper = object({
  kind: choice(paperKinds),
  state: choice([...voucherStates, ...paperStates]),
  /** Only for a valid or replaced voucher: the booking as it is now. */
  service: string().optional(),
  airport: string().optional(),
  date: string().optional(),
  passengers: number().optional(),
  meetingPoint: string().optional(),
  dutyPhone: string().optional(),
  /** The address of a picture of the meeting point. */
  picture: string().optional(),
  replacedAt: string().optional(),
  /** Only for other documents, as issued: the number, the amount (closing balance of a statement) and the first day. */
  number: string().optional(),
  amount: number().optional(),
  from: string().optional(),
  /** Masked, such as "S••••• C••••••••••". */
  name: string().optional(),
  authority: string().optional(),
  /** Refunded to the wallet since. May be 0 for a document that was cancelled after payment. */
  givenBack: number().optional(),
});

export type VerifiedPaper = InferType<typeof verifiedPaper>;

const scanResult = object({
  verdict: string().required().oneOf(scanVerdicts),
  airport: string().optional(),
  /** When and by whom the booking was marked as met or was closed. */
  when: string().optional(),
  by: string().optional(),
  booking: deskBooking.default(undefined).optional(),
});

export type ScanResult = InferType<typeof scanResult>;

/** A passenger in the copy for work without a connection: no e-mail address and no identification number. */
const packPassenger = object({
  id: number().required(),
  designation: string().required(),
  firstName: string().required(),
  lastName: string().required(),
  mobileNumber: string().defined().nullable(),
  wheel_Chair: boolean().optional(),
  special_Requirement: string().nullable(),
  needsStated: boolean().optional(),
  attendance: attendance.defined().nullable().default(null),
});

export type PackPassenger = InferType<typeof packPassenger>;

const packBooking = object({
  id: number().required(),
  date_Of_Travel: string().required(),
  date_Of_Arrival: string().required(),
  flight_Number: string().required(),
  flight: flight(),
  airline: string().defined().nullable(),
  service: string().required(),
  bookingStatus: string().required().oneOf(bookingStatuses),
  passengers: array(packPassenger.required()).required(),
  contact: object({ name: string().required(), phoneNumber: string().defined().nullable() }).required(),
  officer: string().defined().nullable(),
  shortCode: string().optional(),
  /** The first 16 bytes of each code's SHA-256 in hexadecimal, newest first. */
  digests: array(string().required()).required(),
});

export type PackBooking = InferType<typeof packBooking>;

const pack = object({
  airportId: number().required(),
  date: string().required(),
  asOf: string().required(),
  bookings: array(packBooking.required()).required(),
});

export type DeskPack = InferType<typeof pack>;

export const replies = {
  markAttendance: array(markResult.required()).required(),
  bookingVoucher: binary,
  verifyCode: verifiedPaper,
  scanCode: scanResult,
  deskPack: pack,
  setFlight: object({ bookings: number().required() }),
  flightSource: object({
    /** The source had too many errors or has reached today's limit, so it is not asked for now. */
    paused: boolean().required(),
    /** Time of its last answer. */
    asOf: string().defined().nullable(),
  }),
};
