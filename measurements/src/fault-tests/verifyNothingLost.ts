import { bookingById, listOwnBookings } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import type { LoadGenerator, RequestedBooking } from '../portal/LoadGenerator.ts';

const read = async (url: string, { client: { token }, id }: RequestedBooking) => {
  const { status, data } = await new ApiClient(url).attempt(bookingById, {
    token,
    params: { id: Number(id) },
  });
  if (!data) throw new Error(`Booking ${id} was acknowledged and is not there (${status})`);
  return data;
};

/** A change without a reply is sent again, and must then exist once unless the booking was canceled. */
async function expectChange(url: string, load: LoadGenerator, booking: RequestedBooking): Promise<void> {
  const { status } = await load.askForChange(booking);
  const { version, bookingStatus } = await read(url, booking);
  const mayBeMissing = bookingStatus === 'Canceled' && !booking.change?.acknowledged;
  if (status === 200 ? version !== 2 : !mayBeMissing)
    throw new Error(`The change of booking ${booking.id} is lost, or was not made once (${status})`);
}

export async function countBookings(url: string, clients: readonly RequestedBooking['client'][]) {
  const counts = new Map<number, number>();
  for (const { id, token } of clients) {
    const { meta } = await new ApiClient(url).ask(listOwnBookings, { token });
    counts.set(id, meta?.totalCount ?? 0);
  }
  return counts;
}

/** Each booking is requested again with its own key, which must give the same booking. */
export async function verifyNothingLost(
  url: string,
  load: LoadGenerator,
  before: ReadonlyMap<number, number>,
): Promise<string> {
  const acknowledged = load.bookings.filter(({ id }) => id !== undefined);
  const canceled = acknowledged.filter((booking) => booking.canceled);
  const changed = acknowledged.filter(({ change }) => change);
  const unanswered = load.bookings.length - acknowledged.length;
  for (const booking of acknowledged) {
    const { bookingStatus } = await read(url, booking);
    if (booking.canceled && bookingStatus !== 'Canceled')
      throw new Error(`The cancellation of booking ${booking.id} was acknowledged and is lost`);
  }
  for (const booking of load.bookings) {
    const { id } = booking;
    const { status } = await load.askFor(booking);
    if (status !== 200) throw new Error(`Asking again for ${booking.key} gave ${status}`);
    if (id !== undefined && booking.id !== id) throw new Error(`The key ${booking.key} booked twice`);
  }
  const clients = [...new Set(load.bookings.map(({ client }) => client))];
  for (const [id, now] of await countBookings(url, clients)) {
    const requested = load.bookings.filter(({ client }) => client.id === id).length;
    const expected = (before.get(id) ?? 0) + requested;
    if (now !== expected) throw new Error(`${now} bookings of client ${id} instead of ${expected}`);
  }
  for (const booking of changed) await expectChange(url, load, booking);
  return `${acknowledged.length} bookings, ${changed.length} changes and ${canceled.length} cancellations, all there; ${unanswered} without a reply asked for again, each there once`;
}
