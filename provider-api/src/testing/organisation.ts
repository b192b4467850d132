import type { Order } from 'shared-api/contract';
import { type BookingWorld, passenger, today } from '../domains/bookings/testing/bookingWorld.ts';
import type { SignedIn } from './testServer.ts';

export const organisation = { category: 'Corporate', business_name: 'Delta Freight Ltd' };

export async function startOrganisation(world: BookingWorld) {
  await world.goTo(today);
  const service = await world.service({ price_kobo: 30_000_00 });
  return { service, owner: await world.client(1_000_000_00, organisation) };
}

export const bookingsIn = async (by: SignedIn) =>
  (await by.get('/booking-services/client')).body.data
    .map(({ id }) => id)
    .map(Number)
    .sort((one, two) => one - two);

export const lettersTo = async (world: BookingWorld, { account }: SignedIn) =>
  (await world.mailTo(account.email)).map(({ subject }) => subject);

export async function settled<T>(world: Pick<BookingWorld, 'settle'>, write: Promise<T>): Promise<T> {
  const answer = await write;
  await world.settle();
  return answer;
}

export function entriesOf(world: BookingWorld, service: number, people = 1) {
  const { Accept: _, ...entry } = world.entry(service, {
    Passengers: Array.from({ length: people }, () => passenger()),
  });
  return [entry];
}

export const savedOrder = async (by: SignedIn, entries: object[]) =>
  (await by.post('/orders', { entries })).body.data as unknown as Order;
