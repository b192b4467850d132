import { randomUUID } from 'node:crypto';
import { type BodyOf, createBookings, type ReplyOf } from 'shared-api/contract';
import { dayMs } from 'shared-api/rules';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import { ApiClient } from 'tooling/portal';
import type { Caller } from './accounts.ts';

export const bookingBody = (ServiceId: number): BodyOf<typeof createBookings> => {
  const date = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  const Passengers = ['First', 'Second'].map((FirstName) => aTraveller({ FirstName }));
  return [aBooking(ServiceId, new Date(`${date}T09:15:00.000Z`), { Passengers })];
};

export const bookOnce = async (
  url: string,
  client: Caller | undefined,
  serviceId: number,
  key: string = randomUUID(),
): Promise<ReplyOf<typeof createBookings>[number]> => {
  if (!client) throw new Error('No client to book for');
  const body = bookingBody(serviceId);
  const [booked] = await new ApiClient(url).call(createBookings, { token: client.token, key, body });
  if (!booked) throw new Error('No booking was made');
  return booked;
};
