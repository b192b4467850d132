import type { LiveEvent } from 'shared-api/contract';
import type { SignedIn } from '../../../testing/testServer.ts';
import { type BookingWorld, startBookingWorld } from '../testing/bookingWorld.ts';

let world: BookingWorld;
let arrival: number;
const stop = new AbortController();

beforeAll(async () => {
  world = await startBookingWorld();
  arrival = await world.service();
});
afterAll(() => {
  stop.abort();
  return world.close();
});

async function listen({ token }: SignedIn): Promise<AsyncGenerator<LiveEvent>> {
  const { body } = await fetch(`${world.url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  // The reader is taken at once, because fetch closes a body that has no reader.
  return eventsIn((body ?? new ReadableStream()).getReader());
}

async function* eventsIn(reader: ReadableStreamDefaultReader<Uint8Array>): AsyncGenerator<LiveEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value)).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks)
      if (block.startsWith('data: ')) yield JSON.parse(block.slice('data: '.length)) as LiveEvent;
  }
}

async function next(events: AsyncGenerator<LiveEvent>, type: LiveEvent['type']): Promise<LiveEvent> {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('The stream ended');
    if (value.type === type) return value;
  }
}

it('owner and staff hear of a booking and of its moves, another client does not [CANCEL-07, STATUS-11]', async () => {
  const client = await world.client(500_000_00);
  const stranger = await world.client(500_000_00);
  const administrator = await world.as('Administrator');
  const [own, staff, foreign] = await Promise.all([client, administrator, stranger].map(listen));
  if (!own || !staff || !foreign) throw new Error('Nobody listens');
  const id = await world.book(client, arrival);
  expect(await next(own, 'booking')).toEqual({ type: 'booking', id });
  expect(await next(own, 'wallet')).toEqual({ type: 'wallet', id: null });
  expect(await next(staff, 'booking')).toEqual({ type: 'booking', id });
  await client.remove(`/booking-services/${id}`);
  expect(await next(own, 'booking')).toEqual({ type: 'booking', id });
  expect(await next(own, 'wallet')).toEqual({ type: 'wallet', id: null });
  expect(await next(staff, 'booking')).toEqual({ type: 'booking', id });
  const service = { Name: 'Lounge', Description: '', Price: 20_000, ServiceTypeId: 1 };
  const created = await administrator.post('/services', service);
  // The stranger gets none of the events above, so the first one is about the service.
  expect((await foreign.next()).value).toEqual({ type: 'service', id: created.body.data.id });
});

it('owner and staff hear of a change and of a correction, by ids alone', async () => {
  const client = await world.client(500_000_00);
  const [administrator, finance] = await Promise.all([
    world.as('Administrator'),
    world.as('Finance Officer'),
  ]);
  const id = await world.book(client, arrival);
  const [own, staff] = await Promise.all([client, administrator].map(listen));
  if (!own || !staff) throw new Error('Nobody listens');
  const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
  const changes = `/booking-services/${id}/changes`;
  await client.post(`${changes}?expectedCharge=0&expectedRefund=0`, { version: 1, Flight_Number: 'P47125' });
  expect([await next(own, 'booking'), await next(staff, 'booking')]).toEqual([
    { type: 'booking', id },
    { type: 'booking', id },
  ]);
  await client.post(`${changes}?expectedCharge=40000&expectedRefund=0`, {
    version: 2,
    additionalServiceId: car,
  });
  expect(await next(own, 'wallet')).toEqual({ type: 'wallet', id: null });
  await administrator.patch('/settings/correctionDays', { value: 30, version: 0, reason: 'Decided' });
  await administrator.patch('/booking-services', { Id: id, BookingStatus: 'No_Show' });
  const asked = { bookingId: id, to: 'Service_Rendered', reason: 'Met at the gate' };
  const { body } = await administrator.post('/outcome-corrections', asked);
  const heard = await listen(client);
  await finance.post(`/outcome-corrections/${body.data.id}/approval`, {});
  expect(await next(heard, 'booking')).toEqual({ type: 'booking', id });
  expect(await next(heard, 'wallet')).toEqual({ type: 'wallet', id: null });
});
