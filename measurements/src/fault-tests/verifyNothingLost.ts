import { bookingById, listOwnBookings } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import type { LoadGenerator, RequestedBooking } from '../portal/LoadGenerator.ts';

async function expectBooking(url: string, { client, id, canceled }: RequestedBooking): Promise<void> {
  const { token } = client;
  const { status, data: booking } = await new ApiClient(url).attempt(bookingById, {
    token,
    params: { id: Number(id) },
  });
  if (status !== 200 || !booking)
    throw new Error(`Booking ${id} was acknowledged and is not there (${status})`);
  if (canceled && booking.bookingStatus !== 'Canceled')
    throw new Error(`The cancellation of booking ${id} was acknowledged and is lost`);
}

/** A change without a reply is sent again, and must then exist once unless the booking was canceled. */
async function expectChanges(url: string, load: LoadGenerator, booking: RequestedBooking): Promise<number> {
  const { client, id, changes } = booking;
  if (changes.length === 0) return 0;
  let made = 0;
  for (const change of changes) {
    const { status } = await load.askForChange(booking, change);
    if (status === 200) made += 1;
    else if (change.acknowledged) throw new Error(`The change ${change.key} was acknowledged and is lost`);
  }
  const { token } = client;
  const { data } = await new ApiClient(url).attempt(bookingById, { token, params: { id: Number(id) } });
  if (data?.version !== 1 + made) throw new Error(`Booking ${id} was changed ${made} times, and is not`);
  if (made < changes.length && data?.bookingStatus !== 'Canceled')
    throw new Error(`A change of booking ${id} was refused`);
  return made;
}

async function bookingsOf(url: string, client: RequestedBooking['client']): Promise<number> {
  const { meta } = await new ApiClient(url).ask(listOwnBookings, { token: client.token });
  return meta?.totalCount ?? 0;
}

export async function countBookings(url: string, clients: readonly RequestedBooking['client'][]) {
  const counts = new Map<number, number>();
  for (const client of clients) counts.set(client.id, await bookingsOf(url, client));
  return counts;
}

/** Each booking is requested again with its own key, which must give the same booking. */
export async function verifyNothingLost(
  url: string,
  load: LoadGenerator,
  before: ReadonlyMap<number, number>,
): Promise<string> {
  const acknowledged = load.bookings.filter(({ id }) => id !== undefined);
  const unanswered = load.bookings.filter(({ id }) => id === undefined);
  for (const booking of acknowledged) await expectBooking(url, booking);
  for (const booking of load.bookings) {
    const { id } = booking;
    const { status } = await load.askFor(booking);
    if (status !== 200) throw new Error(`Asking again for ${booking.key} gave ${status}`);
    if (id !== undefined && booking.id !== id) throw new Error(`The key ${booking.key} booked twice`);
  }
  const distinct = new Set(load.bookings.map(({ id }) => id)).size;
  if (distinct !== load.bookings.length) throw new Error('Two keys share a booking');
  for (const client of new Set(load.bookings.map((booking) => booking.client))) {
    const requested = load.bookings.filter((booking) => booking.client === client).length;
    const now = await bookingsOf(url, client);
    const expected = (before.get(client.id) ?? 0) + requested;
    if (now !== expected) throw new Error(`${now} bookings of client ${client.id} instead of ${expected}`);
  }
  let changed = 0;
  for (const booking of acknowledged) changed += await expectChanges(url, load, booking);
  const canceled = acknowledged.filter((booking) => booking.canceled).length;
  return `${acknowledged.length} bookings, ${changed} changes and ${canceled} cancellations acknowledged, all there; ${unanswered.length} without a reply asked for again, each there once`;
}
