import { endpoint, returns } from '../contract/endpoint.ts';
import { choice, flightNumber, id, line, optionalTimestamp, timestamp } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, day } from '../contract/queries.ts';
import { array, boolean, number, object } from '../contract/yup.ts';
import { serviceDirections } from '../services/rules.ts';
import type { replies } from './replies.ts';
import { attendanceKinds, maxMarks } from './rules.ts';

const invalidNonce = 'Must be a UUID';
const nonce = () =>
  line(40).matches(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, {
    message: invalidNonce,
    excludeEmptyString: true,
  });

export const markAttendance = endpoint({
  method: 'POST',
  path: '/desk/attendance',
  access: ['desk.checkIn'],
  summary:
    'Mark passengers as met, handed over or not found, or undo that; each mark is stored once, whenever it arrives',
  body: object({
    /** The time of the request comes from the device's clock, which may be wrong. */
    sentAt: timestamp(),
    facts: array(
      object({
        /** Every attempt to send the mark has the same nonce, so that the server stores the mark once. */
        nonce: nonce().required(invalidNonce),
        passengerId: id(),
        kind: choice(attendanceKinds),
        undoes: nonce().when('kind', ([kind], undone) =>
          kind === 'undone'
            ? undone.required(invalidNonce)
            : undone.test('none', 'Only an undo names a mark', (value) => !value),
        ),
        /** The time of the mark comes from the device's clock, which may be wrong. */
        at: timestamp(),
      }).required(),
    )
      .required('Must have at least one mark')
      .min(1, 'Must have at least one mark')
      .max(maxMarks, `Must have at most ${maxMarks} marks`),
  }),
  reply: returns<typeof replies.markAttendance>(),
});

export const bookingVoucher = endpoint({
  method: 'GET',
  path: '/booking-services/voucher/:id',
  access: ['bookings.readOwn', 'transactions.readBookings'],
  summary: 'What the passengers of a booking show at the airport, while it is Processing',
  params: byId,
  replyKind: 'pdf',
});

export const verifyCode = endpoint({
  method: 'GET',
  path: '/verify/:code',
  access: 'public',
  summary: 'Whether a paper was issued by this portal and holds now',
  params: object({ code: line(1_000).defined() }),
  reply: returns<typeof replies.verifyCode>(),
});

export const scanCode = endpoint({
  method: 'POST',
  path: '/desk/scan',
  access: ['desk.checkIn'],
  summary:
    'What a voucher that is shown at one airport’s desk stands for, by its code, short code or QR text',
  body: object({ code: line(500).required('Scan or type a code'), airportId: id() }),
  reply: returns<typeof replies.scanCode>(),
});

export const deskPack = endpoint({
  method: 'GET',
  path: '/desk/pack',
  access: ['desk.checkIn'],
  summary:
    'One day at one airport and the next until 06:00, as an officer keeps it where there is no network',
  query: object({ airportId: id(), date: day() }),
  reply: returns<typeof replies.deskPack>(),
  meta: { failure: 'The day was not fetched' },
});

export const setFlight = endpoint({
  method: 'PUT',
  path: '/desk/flights',
  access: ['desk.checkIn'],
  summary:
    'Say for all bookings of a flight when it is expected, that it is canceled, or that it comes as booked',
  body: object({
    airportId: id(),
    code: flightNumber(),
    day: day(),
    direction: number()
      .required('Invalid selection')
      .oneOf(Object.values(serviceDirections), 'Invalid selection'),
    /** Null means that the flight arrives or leaves at the booked time. */
    expectedAt: optionalTimestamp().nullable(),
    canceled: boolean().optional(),
  }),
  reply: returns<typeof replies.setFlight>(),
  meta: {
    success: 'Flight time saved',
    failure: 'The flight time was not saved',
    invalidates: [keys.bookings, keys.stats],
  },
});

export const flightSource = endpoint({
  method: 'GET',
  path: '/desk/flights',
  access: ['bookings.readAll'],
  summary: 'Whether the source of flight times is asked at present, and when it answered last',
  reply: returns<typeof replies.flightSource>(),
  key: keys.bookings,
  meta: { failure: 'Fetching flight times failed. Kindly Refresh' },
});
