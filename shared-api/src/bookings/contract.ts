import { endpoint, returns } from '../contract/endpoint.ts';
import { id, line } from '../contract/fields.ts';
import { keys } from '../contract/keys.ts';
import { byId, day, page, readTerms } from '../contract/queries.ts';
import { number, object } from '../contract/yup.ts';
import { bookingList, ownBookingList } from './listQueries.ts';
import type { replies } from './replies.ts';
import { bookingBody, bookingStatusBody, bookingsBody } from './requestBodies.ts';

const shown = readTerms().shape({ expectedTotal: number().min(0).optional() });

export const createBookings = endpoint({
  method: 'POST',
  path: '/booking-services/create-bookings',
  access: ['bookings.create'],
  summary: 'Book all flights of a batch and debit the wallet, or nothing at all',
  query: shown,
  body: bookingsBody,
  idempotent: true,
  reply: returns<typeof replies.createBookings>(),
});

export const createBooking = endpoint({
  method: 'POST',
  path: '/booking-services',
  access: ['bookings.create'],
  summary: 'Book one flight',
  query: shown,
  body: bookingBody,
  idempotent: true,
  reply: returns<typeof replies.createBooking>(),
});

export const listBookings = endpoint({
  method: 'GET',
  path: '/booking-services',
  access: ['bookings.readAll'],
  summary: 'All bookings, filtered and sorted, newest first unless stated',
  query: bookingList,
  paged: true,
  reply: returns<typeof replies.listBookings>(),
  key: keys.bookings,
  meta: { failure: 'Fetching bookings failed. Kindly Refresh' },
});

export const exportBookings = endpoint({
  method: 'GET',
  path: '/booking-services/export',
  access: ['bookings.readAll'],
  summary: 'What the list of bookings shows, all pages, as CSV',
  query: bookingList,
  replyKind: 'csv',
});

export const listOwnBookings = endpoint({
  method: 'GET',
  path: '/booking-services/client',
  access: ['bookings.readOwn'],
  summary: "The client's own bookings, filtered and sorted, newest first unless stated",
  query: ownBookingList,
  paged: true,
  reply: returns<typeof replies.listOwnBookings>(),
  key: keys.bookings,
  meta: { failure: 'Fetching bookings failed. Kindly Refresh' },
});

export const exportOwnBookings = endpoint({
  method: 'GET',
  path: '/booking-services/client/export',
  access: ['bookings.readOwn'],
  summary:
    "What the list of the client's own bookings shows, all pages, as CSV with a line for every passenger",
  query: ownBookingList,
  replyKind: 'csv',
});

export const listBookingsOfClient = endpoint({
  method: 'GET',
  path: '/booking-services/client/:id',
  access: ['bookings.readOwn', 'bookings.readAll'],
  summary: "One client's bookings; a client's own alone",
  params: byId,
  query: page,
  paged: true,
  reply: returns<typeof replies.listBookingsOfClient>(),
  key: keys.bookings,
  meta: { failure: 'Fetching user bookings failed. Kindly Refresh', loading: 'Fetching user Bookings' },
});

export const listBookingsOfService = endpoint({
  method: 'GET',
  path: '/booking-services/booking-by-service/:serviceId',
  access: ['bookings.readAll'],
  summary: "One service's bookings",
  params: object({ serviceId: id() }),
  query: page,
  paged: true,
  reply: returns<typeof replies.listBookingsOfService>(),
  key: keys.bookings,
  meta: { failure: 'Fetching bookings failed. Kindly Refresh' },
});

export const bookingStats = endpoint({
  method: 'GET',
  path: '/booking-services/stats',
  access: 'signed-in',
  summary: "The client's own figures, everybody's for staff (G65)",
  reply: returns<typeof replies.bookingStats>(),
  key: keys.bookings,
  meta: { failure: 'Fetching client stats failed. Kindly Refresh' },
});

export const bookingById = endpoint({
  method: 'GET',
  path: '/booking-services/:id',
  access: ['bookings.readOwn', 'bookings.readAll'],
  summary: 'One booking with its passengers and history',
  params: byId,
  reply: returns<typeof replies.bookingById>(),
  key: keys.bookings,
  meta: { failure: 'Fetching bookings failed. Kindly Refresh' },
});

export const updateBookingStatus = endpoint({
  method: 'PATCH',
  path: '/booking-services',
  access: ['bookings.cancel', 'bookings.outcome', 'bookings.close'],
  summary: "Move a booking's status: the owner cancels, staff record the outcome",
  body: bookingStatusBody,
  idempotent: true,
  reply: returns<typeof replies.updateBookingStatus>(),
  meta: {
    success: 'Booking updated successfully',
    failure: 'Booking update failed',
    invalidates: [keys.bookings, keys.wallet, keys.transactions, keys.activities],
  },
});

export const cancelBooking = endpoint({
  method: 'DELETE',
  path: '/booking-services/:id',
  access: ['bookings.cancel'],
  summary: 'Cancel; the booking stays readable',
  params: byId,
  reply: returns<typeof replies.cancelBooking>(),
});

export const bookingReceipt = endpoint({
  method: 'GET',
  path: '/booking-services/export-receipt/:id',
  access: ['bookings.readOwn', 'transactions.readBookings'],
  summary: 'Receipt or invoice of a booking, or of a whole batch by its code (G76)',
  params: object({ id: line(64).required() }),
  replyKind: 'pdf',
});

export const bookingCalendar = endpoint({
  method: 'GET',
  path: '/booking-services/calendar/:id',
  access: ['bookings.readOwn', 'transactions.readBookings'],
  summary: 'The flights of a booking, or of a whole batch by its code, as an iCalendar file',
  params: object({ id: line(64).required() }),
  replyKind: 'file',
});

export const bookingDocument = endpoint({
  method: 'GET',
  path: '/booking-services/export/:id',
  access: ['bookings.readOwn', 'transactions.readBookings'],
  summary: 'The booking with its passengers as a document',
  params: byId,
  replyKind: 'pdf',
});

export const deskDay = endpoint({
  method: 'GET',
  path: '/booking-services/desk',
  access: ['bookings.readAll'],
  summary: 'All bookings of one day at one airport, in the order of their flights',
  query: object({ airportId: id(), date: day() }),
  reply: returns<typeof replies.deskDay>(),
  key: keys.bookings,
  meta: { failure: 'Fetching bookings failed. Kindly Refresh' },
});
