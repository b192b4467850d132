import { array, boolean, type InferType, number, object, string } from 'yup';
import { attendance, deskBooking } from '../bookings/schemas.ts';
import { endpoint } from '../contract/endpoint.ts';
import { choice, id, line, timestamp } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { binary, byId, optionalDay } from '../contract/queries.ts';
import { bookingStatuses } from '../statuses/statuses.ts';
import { attendanceKinds, markRefusals, maxMarks } from './rules.ts';
import { paperKinds, paperStates, scanVerdicts, voucherStates } from './voucherRules.ts';

const invalidNonce = 'Must be a UUID';
const nonce = () =>
  line(40).matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, {
    message: invalidNonce,
    excludeEmptyString: true,
  });

/** What became of one mark. */
const markResult = lazily(() =>
  object({
    nonce: string().required(),
    /** `known`: it was stored before, and changes nothing. */
    outcome: string().required().oneOf(['stored', 'known', 'refused']),
    code: string().oneOf(markRefusals).optional(),
    why: string().optional(),
  }),
);
export type MarkResult = InferType<typeof markResult>;

export const markAttendance = endpoint({
  method: 'POST',
  path: '/desk/attendance',
  access: ['desk.checkIn'],
  summary:
    'Mark passengers as met, handed over or not found, or undo that; each mark is stored once, whenever it arrives',
  body: lazily(() =>
    object({
      /** By the device's clock, at this attempt. */
      sentAt: timestamp(),
      facts: array(
        object({
          /** Made with the mark, and sent with it however often. */
          nonce: nonce().required(invalidNonce),
          passengerId: id(),
          kind: choice(attendanceKinds),
          /** The nonce of the mark that is undone. */
          undoes: nonce().when('kind', ([kind], undone) =>
            kind === 'undone'
              ? undone.required(invalidNonce)
              : undone.test('none', 'Only an undo names a mark', (value) => !value),
          ),
          /** By the device's clock. */
          at: timestamp(),
        }).required(),
      )
        .required('Must have at least one mark')
        .min(1, 'Must have at least one mark')
        .max(maxMarks, `Must have at most ${maxMarks} marks`),
    }),
  ),
  reply: lazily(() => array(markResult.required()).required()),
});

export const bookingVoucher = endpoint({
  method: 'GET',
  path: '/booking-services/voucher/:id',
  access: ['bookings.readOwn', 'transactions.readBookings'],
  summary: 'What the passengers of a booking show at the airport, while it is Processing',
  params: byId,
  replyKind: 'pdf',
  reply: binary,
});

/** What of a paper may be known by whoever holds it; of a voucher no name, flight, time, price or number. */
const verifiedPaper = lazily(() =>
  object({
    kind: choice(paperKinds),
    state: choice([...voucherStates, ...paperStates]),
    /** Of one that is valid or replaced: as the booking is now. */
    service: string().optional(),
    airport: string().optional(),
    /** YYYY-MM-DD, at the airport. */
    date: string().optional(),
    passengers: number().optional(),
    meetingPoint: string().optional(),
    dutyPhone: string().optional(),
    replacedAt: string().optional(),
    /** Of any other paper, as issued: its number, its amount (a statement's closing balance) and its first day. */
    number: string().optional(),
    amount: number().optional(),
    from: string().optional(),
    /** Whose it is, as far as anybody may know. */
    name: string().optional(),
    authority: string().optional(),
    /** What went back to the wallet since; of one that was cancelled after it was paid also 0. */
    givenBack: number().optional(),
  }),
);
export type VerifiedPaper = InferType<typeof verifiedPaper>;

export const verifyCode = endpoint({
  method: 'GET',
  path: '/verify/:code',
  access: 'public',
  summary: 'Whether a paper was issued by this portal and holds now',
  /** Whatever is no code was not issued, which is the answer. */
  params: lazily(() => object({ code: line(1_000).defined() })),
  reply: verifiedPaper,
});

const scanResult = lazily(() =>
  object({
    verdict: string().required().oneOf(scanVerdicts),
    /** Where it is to be served, if elsewhere. */
    airport: string().optional(),
    /** Since when it is met, or closed, and by whom. */
    when: string().optional(),
    by: string().optional(),
    booking: deskBooking.default(undefined).optional(),
  }),
);
export type ScanResult = InferType<typeof scanResult>;

export const scanCode = endpoint({
  method: 'POST',
  path: '/desk/scan',
  access: ['desk.checkIn'],
  summary:
    'What a voucher that is shown at one airport’s desk stands for, by its code, short code or QR text',
  body: lazily(() => object({ code: line(500).required('Scan or type a code'), airportId: id() })),
  reply: scanResult,
});

/** What of a passenger an officer needs without a connection: no e-mail address, no identification number. */
const packPassenger = lazily(() =>
  object({
    id: number().required(),
    designation: string().required(),
    firstName: string().required(),
    lastName: string().required(),
    mobileNumber: string().defined().nullable(),
    wheel_Chair: boolean().required(),
    special_Requirement: string().defined().nullable(),
    attendance: attendance.defined().nullable().default(null),
  }),
);
export type PackPassenger = InferType<typeof packPassenger>;

const packBooking = lazily(() =>
  object({
    id: number().required(),
    date_Of_Travel: string().required(),
    date_Of_Arrival: string().required(),
    flight_Number: string().required(),
    airline: string().defined().nullable(),
    service: string().required(),
    bookingStatus: string().required().oneOf(bookingStatuses),
    passengers: array(packPassenger.required()).required(),
    contact: object({ name: string().required(), phoneNumber: string().defined().nullable() }).required(),
    /** The name of whoever is to meet the passengers. */
    officer: string().defined().nullable(),
    /** While it is Processing. */
    shortCode: string().optional(),
    /** Of each voucher's code the first 16 bytes of its SHA-256, as hexadecimals; that of the newest first. */
    digests: array(string().required()).required(),
  }),
);
export type PackBooking = InferType<typeof packBooking>;

const pack = lazily(() =>
  object({
    airportId: number().required(),
    date: string().required(),
    /** The server's time. */
    asOf: string().required(),
    bookings: array(packBooking.required()).required(),
  }),
);
export type DeskPack = InferType<typeof pack>;

export const deskPack = endpoint({
  method: 'GET',
  path: '/desk/pack',
  access: ['desk.checkIn'],
  summary:
    'One day at one airport and the next until 06:00, as an officer keeps it where there is no network',
  query: lazily(() =>
    object({
      airportId: id(),
      date: optionalDay().required('Invalid date format'),
    }),
  ),
  reply: pack,
  meta: { failure: 'The day was not fetched' },
});
