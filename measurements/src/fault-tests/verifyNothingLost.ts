import { bookingById, listOwnBookings } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import type { LoadGenerator, Ordered } from '../portal/LoadGenerator.ts';

async function expectBooking(url: string, { client, id, canceled }: Ordered): Promise<void> {
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

async function bookingsOf(url: string, client: Ordered['client']): Promise<number> {
  const { meta } = await new ApiClient(url).ask(listOwnBookings, { token: client.token });
  return meta?.totalCount ?? 0;
}

/** How many bookings each client had before anything was ordered. */
export async function countBookings(url: string, clients: readonly Ordered['client'][]) {
  const counts = new Map<number, number>();
  for (const client of clients) counts.set(client.id, await bookingsOf(url, client));
  return counts;
}

/**
 * What was acknowledged is there, what was not answered is asked for again with its own key and then there once, and
 * nobody has a booking more.
 */
export async function verifyNothingLost(
  url: string,
  load: LoadGenerator,
  before: ReadonlyMap<number, number>,
): Promise<string> {
  const acknowledged = load.ordered.filter(({ id }) => id !== undefined);
  const unanswered = load.ordered.filter(({ id }) => id === undefined);
  for (const order of acknowledged) await expectBooking(url, order);
  for (const order of load.ordered) {
    const { id } = order;
    const { status } = await load.askFor(order);
    if (status !== 200) throw new Error(`Asking again for ${order.key} gave ${status}`);
    if (id !== undefined && order.id !== id) throw new Error(`The key ${order.key} booked twice`);
  }
  const distinct = new Set(load.ordered.map(({ id }) => id)).size;
  if (distinct !== load.ordered.length) throw new Error('Two keys share a booking');
  for (const client of new Set(load.ordered.map((order) => order.client))) {
    const ordered = load.ordered.filter((order) => order.client === client).length;
    const now = await bookingsOf(url, client);
    const expected = (before.get(client.id) ?? 0) + ordered;
    if (now !== expected) throw new Error(`${now} bookings of client ${client.id} instead of ${expected}`);
  }
  const canceled = acknowledged.filter((order) => order.canceled).length;
  return `${acknowledged.length} bookings and ${canceled} cancellations acknowledged, all there; ${unanswered.length} without a reply asked for again, each there once`;
}
