import { attendance, deskBooking, flight } from '../bookings/replies.ts';
import { choice } from '../contract/fields.ts';
import { array, boolean, type InferType, number, object, string } from '../contract/yup.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { markRefusals } from './rules.ts';
import { paperKinds, paperStates, scanVerdicts, voucherStates } from './voucherCodes.ts';

const markResult = object({
  nonce: string().required(),
  /** 'known' means that the mark was already stored. */
  outcome: string().required().oneOf(['stored', 'known', 'refused']),
  code: string().oneOf(markRefusals).optional(),
  why: string().optional(),
});

export type MarkResult = InferType<typeof markResult>;

/** Anybody with the voucher can read this data, so names, flights, times and prices are left out. */
const verifiedPaper = object({
  kind: choice(paperKinds),
  state: choice([...voucherStates, ...paperStates]),
  /** Only a valid or replaced voucher has the fields up to `picture`. */
  service: string().optional(),
  airport: string().optional(),
  date: string().optional(),
  passengers: number().optional(),
  meetingPoint: string().optional(),
  dutyPhone: string().optional(),
  picture: string().optional(),
  replacedAt: string().optional(),
  /** Vouchers do not have the fields below. For other documents, the values are those of the day of issue. */
  number: string().optional(),
  amount: number().optional(),
  from: string().optional(),
  /** The name is masked, for example "S••••• C••••••••••". */
  name: string().optional(),
  authority: string().optional(),
  /** This amount in naira was refunded to the wallet after the document was issued. */
  givenBack: number().optional(),
});

export type VerifiedPaper = InferType<typeof verifiedPaper>;

const scanResult = object({
  verdict: string().required().oneOf(scanVerdicts),
  airport: string().optional(),
  /** `when` and `by` say when and by whom the passengers were met or the booking was closed. */
  when: string().optional(),
  by: string().optional(),
  booking: deskBooking.default(undefined).optional(),
});

export type ScanResult = InferType<typeof scanResult>;

/** An officer's device stores this data, so e-mail address and identification number are left out. */
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
  /** The digests are the first 16 bytes of the SHA-256 of each voucher code, in hexadecimal, newest first. */
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
  verifyCode: verifiedPaper,
  scanCode: scanResult,
  deskPack: pack,
  setFlight: object({ bookings: number().required() }),
  flightSource: object({
    /** True means that no flight times are requested now: there were errors, or today's limit is reached. */
    paused: boolean().required(),
    /** `asOf` is the time at which the source of flight times last answered. */
    asOf: string().defined().nullable(),
  }),
};
