import { endpoint, type ReplyOf, returns } from '../contract/endpoint.ts';
import { id, line, lines } from '../contract/fields.ts';
import { array, object } from '../contract/yup.ts';
import type { replies } from './replies.ts';
import { maxBulkRows } from './rules.ts';

const some = 'Choose at least one row';
const tooMany = `Choose at most ${maxBulkRows} rows`;
const ids = array(id()).required(some).min(1, some).max(maxBulkRows, tooMany);
const reason = lines().optional();
const status = () => line(40, 'Invalid selection').required('Invalid selection');
const seen = array(object({ Id: id(), From: status() }).required())
  .required(some)
  .min(1, some)
  .max(maxBulkRows, tooMany);

export const previewClientMoves = endpoint({
  method: 'POST',
  path: '/users/activation/preview',
  access: ['clients.status'],
  summary: 'What moving these clients to a status would do to each; changes nothing',
  body: object({ Ids: ids, Status: status() }),
  reply: returns<typeof replies.previewClientMoves>(),
});

export const moveClients = endpoint({
  method: 'POST',
  path: '/users/activation/many',
  access: ['clients.status'],
  summary: 'Move these clients to a status, each by itself; every row tells what became of it',
  body: object({ Rows: seen, Status: status(), Reason: reason }),
  reply: returns<typeof replies.moveClients>(),
});

export const previewBookingMoves = endpoint({
  method: 'POST',
  path: '/booking-services/outcomes/preview',
  access: ['bookings.outcome', 'bookings.close'],
  summary: 'What moving these bookings to a status would do to each; changes nothing',
  body: object({ Ids: ids, BookingStatus: status() }),
  reply: returns<typeof replies.previewBookingMoves>(),
});

export const moveBookings = endpoint({
  method: 'POST',
  path: '/booking-services/outcomes',
  access: ['bookings.outcome', 'bookings.close'],
  summary: 'Move these bookings to a status, each by itself; every row tells what became of it',
  body: object({ Rows: seen, BookingStatus: status(), Reason: reason }),
  reply: returns<typeof replies.moveBookings>(),
});

type PreviewedClient = ReplyOf<typeof previewClientMoves>[number];
type PreviewedBooking = ReplyOf<typeof previewBookingMoves>[number];
export type PreviewedRow = PreviewedClient | PreviewedBooking;
export type MovedRow = ReplyOf<typeof moveClients>[number] | ReplyOf<typeof moveBookings>[number];
