import { array, type InferType, number, object, string } from 'yup';
import { endpoint } from '../contract/endpoint.ts';
import { id, line, lines } from '../contract/fields.ts';
import { lazily } from '../contract/lazily.ts';
import { accountStatuses, bookingStatuses } from '../statuses/statuses.ts';
import { maxBulkRows, rowOutcomes, rowVerdicts } from './rules.ts';

/** Status changes of many rows of a list at once: a preview, then each row by itself. */

const some = 'Choose at least one row';
const tooMany = `Choose at most ${maxBulkRows} rows`;
const ids = lazily(() => array(id()).required(some).min(1, some).max(maxBulkRows, tooMany));
const reason = lazily(() => lines().optional());
/** By name. */
const status = () => line(40, 'Invalid selection').required('Invalid selection');
/** The rows with the status that the preview told: one that changed meanwhile is left alone. */
const seen = lazily(() =>
  array(object({ Id: id(), From: status() }).required())
    .required(some)
    .min(1, some)
    .max(maxBulkRows, tooMany),
);

const row = () => ({
  id: number().required(),
  /** What the list calls the row; null where it does not exist for the caller. */
  name: string().defined().nullable(),
  /** Why it does not change. */
  why: string().defined().nullable(),
});
const previewed = () => ({ ...row(), verdict: string().required().oneOf(rowVerdicts) });
const done = () => ({ ...row(), outcome: string().required().oneOf(rowOutcomes) });
const accountStatus = lazily(() =>
  string()
    .defined()
    .nullable()
    .oneOf([...accountStatuses, null]),
);
const bookingStatus = lazily(() =>
  string()
    .defined()
    .nullable()
    .oneOf([...bookingStatuses, null]),
);

export const previewClientMoves = endpoint({
  method: 'POST',
  path: '/users/activation/preview',
  access: ['clients.status'],
  summary: 'What moving these clients to a status would do to each; changes nothing',
  body: lazily(() => object({ Ids: ids, Status: status() })),
  reply: lazily(() => array(object({ ...previewed(), status: accountStatus }).required()).required()),
});

export const moveClients = endpoint({
  method: 'POST',
  path: '/users/activation/many',
  access: ['clients.status'],
  summary: 'Move these clients to a status, each by itself; every row tells what became of it',
  body: lazily(() => object({ Rows: seen, Status: status(), Reason: reason })),
  reply: lazily(() => array(object({ ...done(), status: accountStatus }).required()).required()),
});

export const previewBookingMoves = endpoint({
  method: 'POST',
  path: '/booking-services/outcomes/preview',
  access: ['bookings.outcome', 'bookings.close'],
  summary: 'What moving these bookings to a status would do to each; changes nothing',
  body: lazily(() => object({ Ids: ids, BookingStatus: status() })),
  reply: lazily(() =>
    array(
      object({
        ...previewed(),
        status: bookingStatus,
        /** What goes back to the client's wallet, in naira. */
        refund: number().required(),
        /** The flight's instant, in UTC. */
        flightAt: string(),
      }).required(),
    ).required(),
  ),
});

export const moveBookings = endpoint({
  method: 'POST',
  path: '/booking-services/outcomes',
  access: ['bookings.outcome', 'bookings.close'],
  summary: 'Move these bookings to a status, each by itself; every row tells what became of it',
  body: lazily(() => object({ Rows: seen, BookingStatus: status(), Reason: reason })),
  reply: lazily(() => array(object({ ...done(), status: bookingStatus }).required()).required()),
});

type PreviewedClient = InferType<typeof previewClientMoves.reply>[number];
type PreviewedBooking = InferType<typeof previewBookingMoves.reply>[number];
/** A row of a preview, of clients or of bookings. */
export type PreviewedRow = PreviewedClient | PreviewedBooking;
/** What became of a row. */
export type MovedRow =
  | InferType<typeof moveClients.reply>[number]
  | InferType<typeof moveBookings.reply>[number];
