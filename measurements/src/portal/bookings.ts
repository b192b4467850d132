import { randomUUID } from 'node:crypto';
import { type BodyOf, createBookings, type ReplyOf } from 'shared-api/contract';
import { aBooking, aTraveller } from 'shared-api/testing/bodies';
import { ApiClient } from 'tooling/portal';
import type { Caller } from './accounts.ts';

const dayMs = 24 * 60 * 60 * 1000;

export const bookingBody = (ServiceId: number): BodyOf<typeof createBookings> => {
  const date = new Date(Date.now() + 10 * dayMs).toISOString().slice(0, 10);
  const Passengers = ['First', 'Second'].map((FirstName) => aTraveller({ FirstName }));
  return [aBooking(ServiceId, new Date(`${date}T09:15:00.000Z`), { Passengers })];
};

export const bookOnce = async (
  url: string,
  { token }: Caller,
  serviceId: number,
  key: string = randomUUID(),
): Promise<ReplyOf<typeof createBookings>[number]> => {
  const body = bookingBody(serviceId);
  const [booked] = await new ApiClient(url).call(createBookings, { token, key, body });
  if (!booked) throw new Error('No booking was made');
  return booked;
};

export interface Load {
  readonly clients: readonly Caller[];
  readonly serviceId: number;
  readonly connections: number;
  readonly forMs: number;
}

/** Every connection books one after the other for clients in turn. */
export const bookingsPerSecondOverHttp = async (
  url: string,
  { clients, serviceId, connections, forMs }: Load,
): Promise<number> => {
  const from = performance.now();
  let booked = 0;
  const work = async (offset: number): Promise<void> => {
    for (let turn = offset; performance.now() - from < forMs; turn += connections) {
      const client = clients[turn % clients.length];
      if (!client) throw new Error('No client to book for');
      await bookOnce(url, client, serviceId);
      booked += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, offset) => work(offset)));
  return booked / ((performance.now() - from) / 1000);
};
