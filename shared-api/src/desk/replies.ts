import { attendance, deskBooking, flight } from '../bookings/replies.ts';
import { choice } from '../contract/fields.ts';
import { binary } from '../contract/queries.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { markRefusals } from './rules.ts';
import { paperKinds, paperStates, scanVerdicts, voucherStates } from './voucherCodes.ts';

const markResult = object({
  nonce: string().required(),
  /** `known`: it was stored before, and changes nothing. */
  outcome: string().required().oneOf(['stored', 'known', 'refused']),
  code: string().oneOf(markRefusals).optional(),
  why: string().optional(),
});

export type MarkResult = InferType<typeof markResult>;

/** A holder of the paper may know this much; of a voucher no name, flight, time, price or number. */
const verifiedPaper = object({
  kind: choice(paperKinds),
  state: choice([...voucherStates, ...paperStates]),
  /** They are given for a valid or replaced voucher, as the booking is now. */
  service: string().optional(),
  airport: string().optional(),
  date: string().optional(),
  passengers: number().optional(),
  meetingPoint: string().optional(),
  dutyPhone: string().optional(),
  /** The address of a picture of the meeting point. */
  picture: string().optional(),
  replacedAt: string().optional(),
  /**
   * The rest is given for any other paper, as issued: its number, its amount (a statement's closing balance)
   * and its first day.
   */
  number: string().optional(),
  amount: number().optional(),
  from: string().optional(),
  /** The name is masked. */
  name: string().optional(),
  authority: string().optional(),
  /** The wallet got it back since; a paper that was cancelled after it was paid may say 0. */
  givenBack: number().optional(),
});

export type VerifiedPaper = InferType<typeof verifiedPaper>;

const scanResult = object({
  verdict: string().required().oneOf(scanVerdicts),
  airport: string().optional(),
  /** Since when it is met, or closed, and by whom. */
  when: string().optional(),
  by: string().optional(),
  booking: deskBooking.default(undefined).optional(),
});

export type ScanResult = InferType<typeof scanResult>;

/** An officer without a connection needs no e-mail address and no identification number. */
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
  /** They are the first 16 bytes of each code's SHA-256, as hexadecimals, the newest first. */
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
    /** The source is left alone for a while, or is asked no more today. */
    paused: boolean().required(),
    /** When it answered last. */
    asOf: string().defined().nullable(),
  }),
};
