import { readConfig } from '../../config.ts';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { checkPayment } from './checkPayment.ts';

const server = forAllTests(startPayingServer);
let client: SignedIn;

beforeEach(async () => {
  server.sandbox.faults.reset();
  client = await server.as('Client', { business_name: 'Sokoto Trading', category: 'Corporate' });
});
afterEach(() => expectSoundLedger(server.db));

const fund = async (amount: number) => client.post('/users/fund-wallet', { amount });
const activities = async () => {
  const { rows } = await server.db.query<{ description: string }>(
    'select description from activities where user_id = $1 order by id',
    [client.account.id],
  );
  return rows.map(({ description }) => description);
};

async function eventsOf(who: SignedIn) {
  const abort = new AbortController();
  const reply = await fetch(`${server.url}/api/events`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: abort.signal,
  });
  const reader = reply.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = (await reader?.read())?.value ?? '';
  return {
    async next(part: string): Promise<string> {
      while (!seen.includes(part)) seen += (await reader?.read())?.value ?? '';
      return seen;
    },
    stop: () => abort.abort(),
  };
}

describe('paying at the gateway', () => {
  it('funds the wallet, once, and mails the receipt [WALLET-24]', async () => {
    const { body } = await fund(500000);
    await server.pay(String(body.data.rrrNo));
    expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
    expect(await activities()).toContain('Wallet funded with NGN 500,000.00');
    const [receipt, invoice, ...others] = await server.mailTo(client.account.email);
    expect([receipt?.subject, invoice?.subject, others]).toEqual([
      `Receipt ${body.data.id} for your wallet funding`,
      `Invoice ${body.data.id} for your wallet funding`,
      [],
    ]);
    const { body: detail } = await client.get(`/transactions/services/${body.data.transactionId}`);
    expect(detail.data.transaction).toMatchObject({ paymentStatus: 'Paid', paymentUrl: null });
  });

  it('reaches the page of its owner without a reload, and to nobody else', async () => {
    const { body } = await fund(500000);
    const other = await server.as('Client');
    const mine = await eventsOf(client);
    const theirs = await eventsOf(other);
    await server.pay(String(body.data.rrrNo));
    expect(await mine.next('"funded"')).toContain(`"type":"funded","id":${body.data.transactionId}`);
    await other.post('/users/fund-wallet', { amount: 60000 });
    expect(await theirs.next('"transaction"')).not.toContain('"funded"');
    mine.stop();
    theirs.stop();
  });

  it.each(['twice', 'early', 'never', 'forged', 'held'] as const)(
    'credits once when the notification comes "%s", found by reconciliation at the latest',
    async (notify) => {
      const { body } = await fund(500000);
      const rrr = String(body.data.rrrNo);
      server.sandbox.faults.set({ notify }, rrr);
      await server.pay(rrr);
      await server.sandbox.notifier.release();
      await server.settle();
      server.clock.advance(11 * 60_000);
      await server.reconcile();
      await server.reconcile();
      expect((await server.balanceOf(client)).balance).toBe(500000);
      server.clock.set(undefined);
    },
  );

  it('credits each of two payments whose notifications come out of order', async () => {
    const first = await fund(500000);
    const second = await fund(60000);
    server.sandbox.faults.set({ notify: 'held' });
    for (const { body } of [first, second]) await server.pay(String(body.data.rrrNo));
    expect((await server.balanceOf(client)).balance).toBe(0);
    await server.sandbox.notifier.release();
    await server.settle();
    expect(await server.balanceOf(client)).toEqual({ balance: 560000, pending: 0 });
  });

  it('ten notifications at once credit once', async () => {
    const { body } = await fund(500000);
    const rrr = String(body.data.rrrNo);
    server.sandbox.faults.set({ notify: 'never' }, rrr);
    await server.pay(rrr);
    const answers = await Promise.all(Array.from({ length: 10 }, () => server.notify([{ rrr }])));
    expect(new Set(answers)).toEqual(new Set(['OK']));
    expect((await server.balanceOf(client)).balance).toBe(500000);
  });

  it('two servers that ask the gateway at the same moment credit once, and neither fails', async () => {
    const { body } = await fund(500000);
    const rrr = String(body.data.rrrNo);
    server.sandbox.faults.set({ notify: 'never' }, rrr);
    await server.pay(rrr);
    const ask = () => checkPayment(server.context, Number(body.data.transactionId));
    expect(await Promise.all([ask(), ask()])).toEqual(['settled', 'settled']);
    expect((await server.balanceOf(client)).balance).toBe(500000);
    expect((await activities()).filter((line) => line.startsWith('Wallet funded'))).toHaveLength(1);
  });

  it('an unpaid RRR stays unpaid whatever a notification claims', async () => {
    const { body } = await fund(500000);
    const rrr = body.data.rrrNo;
    expect(await server.notify([{ rrr, orderRef: 'x', amount: 500000, status: '00' }])).toBe('OK');
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 500000 });
  });

  it.each([
    ['499999.99', 'underpaid'],
    ['500000.01', 'overpaid'],
    // The treasury's fee is on top. A payment that contains it needs a person's decision and is never
    // credited by itself (S31).
    ['500161.25', 'overpaid'],
  ])('₦%s instead of ₦500,000 is not credited and stays visible as %s', async (payAmount, attention) => {
    const { body } = await fund(500000);
    const rrr = String(body.data.rrrNo);
    server.sandbox.faults.set({ payAmount }, rrr);
    const warn = jest.spyOn(server.context.log, 'warn');
    await server.pay(rrr);
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 0 });
    const { rows } = await server.db.query('select attention, status from payments where rrr = $1', [rrr]);
    expect(rows).toEqual([{ attention, status: 'Unpaid' }]);
    const { body: seen } = await client.get(`/transactions/services/${body.data.transactionId}`);
    expect(seen.data.transaction).toMatchObject({
      status: attention === 'underpaid' ? 'Underpaid' : 'Overpaid',
      paymentStatus: 'Unpaid',
    });
    await server.notify([{ rrr }]);
    const told = (await activities()).filter((line) => line.includes('does not match'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain(`invoice ${body.data.id}`);
    expect(warn.mock.calls.map(([, message]) => message)).toEqual(['a payment cannot be settled']);
    warn.mockRestore();
  });

  it.each(['02', '012'] as const)('code %s credits nothing', async (paidCode) => {
    const { body } = await fund(500000);
    server.sandbox.faults.set({ paidCode }, String(body.data.rrrNo));
    await server.pay(String(body.data.rrrNo));
    expect((await server.balanceOf(client)).balance).toBe(0);
  });

  it('credits when the notification comes late', async () => {
    const { body } = await fund(500000);
    const rrr = String(body.data.rrrNo);
    server.sandbox.faults.set({ notify: 'late', delayMs: 100 }, rrr);
    let queued = () => {};
    const arrived = new Promise<void>((resolve) => {
      queued = resolve;
    });
    const stop = await server.db.listen('outbox', () => queued());
    await server.pay(rrr);
    await arrived;
    await stop();
    await server.settle();
    expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
  });

  it('a notification of a payment that is settled changes nothing', async () => {
    const { body } = await fund(500000);
    const rrr = String(body.data.rrrNo);
    await server.pay(rrr);
    const before = await activities();
    expect(await server.notify([{ rrr, amount: 999999, orderRef: 'another' }])).toBe('OK');
    expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
    expect(await activities()).toEqual(before);
  });

  it('waits for a payment that the gateway calls pending, and reads its status as JSONP too', async () => {
    const { body } = await fund(500000);
    const rrr = String(body.data.rrrNo);
    server.sandbox.faults.set({ pendingAnswers: 1, format: 'jsonp' }, rrr);
    await server.pay(rrr);
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 500000 });
    await server.notify([{ rrr }]);
    expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
  });

  it.each(['500', 'garbage', 'close', 'lost', 'hang', 'slow'] as const)(
    'a gateway whose status is "%s" is asked again by the queue',
    async (status) => {
      const { body } = await fund(500000);
      const rrr = String(body.data.rrrNo);
      server.sandbox.faults.set({ status }, rrr);
      const { config } = server.context;
      const { gatewayWithinMs } = config;
      config.gatewayWithinMs = { ...gatewayWithinMs, queue: 150 };
      await server.pay(rrr);
      config.gatewayWithinMs = gatewayWithinMs;
      expect((await server.balanceOf(client)).balance).toBe(0);
      server.sandbox.faults.reset();
      await server.db.query(`update outbox set run_after = now() where kind = 'payments.check'`);
      await server.settle();
      expect((await server.balanceOf(client)).balance).toBe(500000);
    },
  );
});

describe('a notification', () => {
  it.each([
    [[]],
    [{}],
    [null],
    ['text'],
    [[null, 1, 'x', {}]],
    [[{ rrr: '123456789012' }]],
    [[{ rrr: { a: 1 } }]],
  ])('of %j is answered OK and changes nothing', async (body) => {
    expect(await server.notify(body)).toBe('OK');
    const { rows } = await server.db.query(
      'select id from gateway_events e where not exists (select from payments p where p.id = e.payment_id)',
    );
    expect(rows).toEqual([]);
  });
});

describe('in mode instant', () => {
  const server = forAllTests(() => startPayingServer({ settlement: 'instant' }));

  it('in mode instant the reply says Paid and the balance has risen [WALLET-20]', async () => {
    const client = await server.as('Client');
    const { body } = await client.post('/users/fund-wallet', { amount: 500000 });
    expect([body.data.paymentStatus, body.message]).toEqual(['Paid', 'Wallet funded successfully']);
    expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
  });

  it('mode instant is refused in production', () => {
    expect(() =>
      readConfig({ NODE_ENV: 'production', PAYMENT_SETTLEMENT: 'instant', SMTP_URL: 'smtp://mail.example' }),
    ).toThrow('PAYMENT_SETTLEMENT');
  });
});
