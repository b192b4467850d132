import type { Order } from 'shared-api/contract';
import type { OrderStatus } from 'shared-api/rules';
import { bookingWorldOn, today } from '../domains/bookings/testing/bookingWorld.ts';
import { forAllTests } from './forAllTests.ts';
import { settled } from './organisation.ts';
import { startPayingServer } from './payingServer.ts';
import type { SignedIn } from './testServer.ts';

export function orderTests() {
  const server = forAllTests(async () => {
    const paying = await startPayingServer();
    return { ...paying, ...(await bookingWorldOn(paying)), close: paying.close };
  });
  const own = {} as { client: SignedIn; administrator: SignedIn; arrival: number };

  const setting = async (key: string, value: unknown) => {
    const { rows } = await server.db.query<{ version: number }>(
      'select coalesce(max(version), 0)::int as version from setting_changes where key = $1',
      [key],
    );
    const { status } = await own.administrator.patch(`/settings/${key}`, {
      value,
      version: rows[0]?.version ?? 0,
    });
    expect(status).toBe(200);
  };

  beforeAll(async () => {
    server.clock.set(today);
    own.administrator = await server.as('Administrator');
    await setting('exactFunding', 'On');
  });
  beforeEach(async () => {
    await server.goTo(today);
    own.client = await server.client(0);
    own.arrival = await server.service({ price_kobo: 30_000_00 });
  });
  afterEach(() => server.expectSoundLedger());

  const entryOf = (facts: object = {}) => {
    const { Accept: _, ...entry } = server.entry(own.arrival, facts);
    return entry;
  };
  const orderOf = ({ body }: { body: { data: unknown } }) => body.data as Order;
  const saved = async (facts: object = {}, by = own.client): Promise<Order> => {
    const answer = await by.post('/orders', { entries: [entryOf(facts)] });
    expect([answer.status, answer.body.errors]).toEqual([200, []]);
    return orderOf(answer);
  };
  const accepted = ({ version }: Order) => ({ version, accept: true });
  const invoice = (order: Order, more: object = {}, by = own.client) =>
    settled(server, by.post(`/orders/${order.id}/invoice`, { ...accepted(order), ...more }));
  const read = async ({ id }: Order, by = own.client) => orderOf(await by.get(`/orders/${id}`));
  const waiting = async (order: Order, by = own.client) =>
    orderOf(
      await settled(server, by.patch(`/orders/${order.id}`, { ...accepted(order), bookWhenPaid: true })),
    );
  const bookings = async ({ account: { id } } = own.client) =>
    (
      await server.db.query<{ batch: string }>(
        'select batch_code as batch from bookings where owner_id = $1',
        [id],
      )
    ).rows;
  const priceOf = (id: number, kobo: number) =>
    server.db.query('update services set price_kobo = $2 where id = $1', [id, kobo]);
  const statusOf = async (order: Order): Promise<OrderStatus> => {
    const { rows } = await server.db.query<{ status: OrderStatus }>(
      'select status from orders where id = $1',
      [order.id],
    );
    return rows[0]?.status ?? 'Draft';
  };

  return {
    accepted,
    bookings,
    entryOf,
    invoice,
    orderOf,
    own,
    priceOf,
    read,
    saved,
    server,
    setting,
    statusOf,
    waiting,
  };
}
