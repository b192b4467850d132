import { setImmediate as nextTurn } from 'node:timers/promises';
import { formatRrr } from 'shared-api/rules';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { issueRrr } from './issueRrr.ts';

const server = forAllTests(() => startPayingServer({ runJobs: false }));
let client: SignedIn;

beforeAll(async () => {
  client = await server.as('Client');
});
beforeEach(() => server.sandbox.faults.reset());

const paymentOf = async (transactionId: unknown) => {
  return server.db.first<{ orderId: string; rrr: string | null }>(
    'select order_id as "orderId", rrr from payments where id = $1',
    [transactionId],
  );
};
const repeat = async () => {
  await server.db.query(`update outbox set run_after = now() where kind = 'payments.issue'`);
  await server.settle();
};

it.each(['500', 'close', 'garbage'] as const)(
  'a gateway that answers "%s" loses no funding: the queue gets the RRR later',
  async (issue) => {
    server.sandbox.faults.set({ issue });
    const { status, body } = await client.post('/users/fund-wallet', { amount: 500000 });
    expect([status, body.data.rrrNo, body.data.paymentStatus]).toEqual([200, null, 'Unpaid']);
    server.sandbox.faults.reset();
    await repeat();
    const payment = await paymentOf(body.data.transactionId);
    expect(payment?.rrr).toMatch(/^\d{12}$/);
    const letters = await server.mailTo(client.account.email);
    expect(
      letters.filter(({ text }) => text.includes(`RRR: ${formatRrr(payment?.rrr ?? 'none')}`)),
    ).toHaveLength(1);
  },
);

it('a gateway that answers with JSONP gives the RRR at once', async () => {
  server.sandbox.faults.set({ format: 'jsonp' });
  const { body } = await client.post('/users/fund-wallet', { amount: 500000 });
  expect(body.data.rrrNo).toMatch(/^\d{12}$/);
});

describe('the caller waits for seconds, not for ever', () => {
  const usual = { caller: 3000, queue: 8000 };
  beforeEach(() => {
    expect(server.context.config.gatewayWithinMs).toEqual(usual);
    server.context.config.gatewayWithinMs = { ...usual, caller: 150 };
  });
  afterEach(() => {
    server.context.config.gatewayWithinMs = usual;
  });

  it.each(['hang', 'slow'] as const)('for a gateway whose answer is "%s"', async (issue) => {
    server.sandbox.faults.set({ issue });
    const { status, body } = await client.post('/users/fund-wallet', { amount: 500000 });
    expect([status, body.data.rrrNo]).toEqual([200, null]);
  });

  it('and an RRR whose answer came a minute later is found by its order', async () => {
    server.sandbox.faults.set({ issue: 'slow' });
    const timeout = new AbortController();
    const limit = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
    const mintedBefore = server.sandbox.store.count();
    const funding = client.post('/users/fund-wallet', { amount: 500000 });
    while (server.sandbox.store.count() === mintedBefore) await nextTurn();
    timeout.abort();
    const { body } = await funding;
    limit.mockRestore();
    const payment = await paymentOf(body.data.transactionId);
    const minted = server.sandbox.store.byOrder(payment?.orderId ?? '')?.rrr;
    expect(minted).toMatch(/^\d{12}$/);
    server.sandbox.faults.reset();
    await repeat();
    expect((await paymentOf(body.data.transactionId))?.rrr).toBe(minted);
  });
});

it('an RRR that comes after its invoice was closed is withdrawn, and nobody is told of it', async () => {
  server.sandbox.faults.set({ issue: '500' });
  const { body } = await client.post('/users/fund-wallet', { amount: 500000 });
  const { transactionId } = body.data;
  server.sandbox.faults.reset();
  const letters = (await server.mailTo(client.account.email)).length;
  const { db } = server.context;
  const query = db.query.bind(db);
  const closing = jest.spyOn(db, 'query').mockImplementation(async (sql, params) => {
    const done = await query(sql, params);
    if (String(sql).includes('issue_attempts +')) {
      closing.mockRestore();
      await client.post(`/transactions/services/${transactionId}/cancellation`, {});
    }
    return done as never;
  });
  await issueRrr(server.context, Number(transactionId));
  await repeat();
  const rrr = (await paymentOf(transactionId))?.rrr ?? '';
  expect(server.sandbox.store.byRrr(rrr)?.state).toBe('deactivated');
  expect(await server.mailTo(client.account.email)).toHaveLength(letters);
});

it('a lost answer never leads to a second RRR', async () => {
  server.sandbox.faults.set({ issue: 'lost' });
  const { body } = await client.post('/users/fund-wallet', { amount: 500000 });
  expect(body.data.rrrNo).toBeNull();
  const payment = await paymentOf(body.data.transactionId);
  const minted = server.sandbox.store.byOrder(payment?.orderId ?? '')?.rrr;
  const issuedBefore = server.sandbox.store.count();
  server.sandbox.faults.reset();
  await repeat();
  expect((await paymentOf(body.data.transactionId))?.rrr).toBe(minted);
  expect(server.sandbox.store.count()).toBe(issuedBefore);
});

it('reconciliation leaves a gateway alone that was silent three times, until its next round', async () => {
  await server.db.query('update payments set next_check_at = null');
  server.sandbox.faults.set({ issue: '500' });
  for (let asked = 0; asked < 4; asked += 1) await client.post('/users/fund-wallet', { amount: 500000 });
  server.clock.advance(10 * 60_000);
  expect([await server.reconcile(), await server.reconcile()]).toEqual([3, 1]);
  server.clock.set(undefined);
});

it('reconciliation gets an RRR that the queue has given up', async () => {
  server.sandbox.faults.set({ issue: '500' });
  const { body } = await client.post('/users/fund-wallet', { amount: 500000 });
  await server.db.query(`delete from outbox where kind = 'payments.issue'`);
  server.sandbox.faults.reset();
  server.clock.advance(10 * 60_000);
  await server.reconcile();
  expect((await paymentOf(body.data.transactionId))?.rrr).toMatch(/^\d{12}$/);
  server.clock.set(undefined);
});
