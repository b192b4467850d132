import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoCredentials } from './credentials.ts';
import { expectedHash } from './hashes.ts';
import { type RunningSandbox, startSandbox } from './startSandbox.ts';

type Notice = { rrr: string; orderRef: string; amount: number };

let dataDir: string;
let sandbox: RunningSandbox;
let merchant: Server;
let notices: Notice[];
let treasuryFee: number;
let arrived: () => void;

const restart = async () => {
  const { port } = merchant.address() as AddressInfo;
  sandbox = await startSandbox({
    port: 0,
    dataDir,
    notifyUrl: `http://127.0.0.1:${port}/api/payments/notification`,
    portalUrl: 'http://localhost:3000',
  });
};

beforeAll(async () => {
  merchant = createServer(async (request, response) => {
    if (request.url === '/api/settings/public')
      return response.end(JSON.stringify({ data: { treasuryFee } }));
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    notices.push(...(JSON.parse(Buffer.concat(parts).toString()) as Notice[]));
    response.end('OK');
    return arrived();
  });
  await new Promise<void>((done) => merchant.listen(0, '127.0.0.1', done));
});
beforeEach(async () => {
  notices = [];
  treasuryFee = 161.25;
  arrived = () => undefined;
  dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  await restart();
});
afterEach(async () => {
  await sandbox.close();
  rmSync(dataDir, { recursive: true });
});
afterAll(() => void merchant.close());

const reference = (orderId: string, payerName = 'Alfa India') =>
  sandbox.store.create({
    orderId,
    amount: '500000.00',
    payerName,
    payerEmail: 'alfa@example.com',
    payerPhone: '08031234567',
    description: 'Funding 2026-000001',
    createdAt: '2026-01-02T10:00:00.000Z',
  }).rrr;

const post = (route: string, body: object, form = false) =>
  fetch(`${sandbox.url}${route}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': form ? 'application/x-www-form-urlencoded' : 'application/json' },
    body: form ? new URLSearchParams(Object.entries(body)) : JSON.stringify(body),
  });
const page = async (route: string) => (await fetch(`${sandbox.url}${route}`)).text();

describe('the payment page', () => {
  it('shows amount, payer and RRR and says that no money moves', async () => {
    const rrr = reference('a', '<b>Alfa</b>');
    const html = await page(`/pay/${rrr}`);
    expect(html).toContain('Sandbox payment gateway</strong> – no real money');
    expect(html).toContain('₦500,000.00');
    expect(html).toContain('&lt;b&gt;Alfa&lt;/b&gt;');
    expect(html).toContain(rrr.slice(0, 4));
    for (const name of ['Pay by card', 'Pay by bank transfer', 'Cancel'])
      expect(html).toContain(`>${name}</button>`);
  });

  it('shows the fee of the treasury as a line of its own and one total, before and after paying', async () => {
    const rrr = reference('a');
    const asks = await page(`/pay/${rrr}`);
    for (const part of [
      '<p class="amount">₦500,161.25</p>',
      '<dt>Amount</dt><dd>₦500,000.00</dd>',
      '<dt>TSA processing fee</dt><dd>₦161.25</dd>',
      '<dt>Total to pay</dt><dd>₦500,161.25</dd>',
    ])
      expect(asks).toContain(part);
    treasuryFee = 250.5;
    expect(await page(`/pay/${rrr}`)).toContain('₦500,250.50');
    await post('/sandbox/payments', { rrr });
    treasuryFee = 0;
    expect(await page(`/pay/${rrr}`)).toContain('<dt>Total paid</dt><dd>₦500,250.50</dd>');
    expect(notices).toMatchObject([{ amount: 500000, chargeFee: 250.5 }]);
    expect(await page(`/pay/${reference('b')}`)).not.toContain('TSA processing fee');
  });

  it('works as a form and leads back to the portal', async () => {
    const rrr = reference('a');
    const paid = await post('/sandbox/payments', { rrr, action: 'transfer' }, true);
    expect([paid.status, paid.headers.get('location')]).toEqual([303, `/pay/${rrr}`]);
    const html = await page(`/pay/${rrr}`);
    expect(html).toContain('Payment successful');
    expect(html).toContain('Bank transfer');
    expect(html).toContain('href="http://localhost:3000"');
  });

  it('can be paid after a canceled attempt', async () => {
    const rrr = reference('a');
    expect(await (await post('/sandbox/payments', { rrr, action: 'cancel' })).json()).toMatchObject({
      result: 'canceled',
    });
    expect(await page(`/pay/${rrr}`)).toContain('Payment canceled');
    expect(await (await post('/sandbox/payments', { rrr })).json()).toMatchObject({ result: 'paid' });
  });

  it('takes a payment once', async () => {
    const rrr = reference('a');
    expect((await post('/sandbox/payments', { rrr })).status).toBe(200);
    expect((await post('/sandbox/payments', { rrr })).status).toBe(409);
    expect(notices).toHaveLength(1);
  });

  it('answers an unknown RRR with 404', async () => {
    expect((await fetch(`${sandbox.url}/pay/123456789012`)).status).toBe(404);
    expect((await post('/sandbox/payments', { rrr: '123456789012' })).status).toBe(404);
    expect((await post('/sandbox/payments', {}, true)).status).toBe(404);
  });

  it('is reached by the hosted page call with the right hash only, and goes back to the merchant', async () => {
    const rrr = reference('order-9');
    const call = {
      merchantId: demoCredentials.merchantId,
      rrr,
      responseurl: 'http://localhost:3000/app?x=1',
    };
    expect((await post('/remita/ecomm/finalize.reg', { ...call, hash: 'no' }, true)).status).toBe(400);
    const hash = expectedHash.hostedPage(demoCredentials, rrr);
    const sent = await post('/remita/ecomm/finalize.reg', { ...call, hash }, true);
    expect(sent.headers.get('location')).toBe(`/pay/${rrr}`);
    expect(await page(`/pay/${rrr}`)).not.toContain('order-9');
    await post('/sandbox/payments', { rrr });
    expect(await page(`/pay/${rrr}`)).toContain(
      `href="http://localhost:3000/app?x=1&amp;RRR=${rrr}&amp;orderID=order-9"`,
    );
  });
});

describe('the state on disk', () => {
  it('survives a restart, and a line cut off by a crash', async () => {
    const paid = reference('paid');
    const open = reference('open');
    await post('/sandbox/payments', { rrr: paid });
    await sandbox.close();
    appendFileSync(path.join(dataDir, 'gateway', 'references.jsonl'), '{"rrr":"1');
    await restart();
    expect(sandbox.store.byRrr(paid)?.state).toBe('paid');
    expect(sandbox.store.byOrder('open')?.rrr).toBe(open);
    expect(sandbox.store.count()).toBe(2);
  });
});

describe('notifications', () => {
  const payWith = async (notify: string, more: Record<string, unknown> = {}) => {
    const rrr = reference(`order-${notify}-${sandbox.store.count()}`);
    const told = await fetch(`${sandbox.url}/sandbox/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rrr, notify, ...more }),
    });
    expect(told.status).toBe(200);
    await post('/sandbox/payments', { rrr });
    return rrr;
  };

  it.each([
    ['once', 1],
    ['twice', 2],
    ['never', 0],
    ['early', 1],
  ])('told "%s" arrive %i times', async (notify, times) => {
    await payWith(notify);
    expect(notices).toHaveLength(times);
  });

  it('can be forged: another RRR, another amount', async () => {
    const rrr = await payWith('forged');
    expect(notices.map(({ rrr, amount }) => [rrr, amount])).toEqual([
      ['999999999999', 500000],
      [rrr, 99999999],
    ]);
  });

  it('held back come out of order', async () => {
    const first = await payWith('held');
    const second = await payWith('held');
    expect(notices).toEqual([]);
    expect(await (await post('/sandbox/notifications/release', {})).json()).toEqual({ answered: 2 });
    expect(notices.map(({ rrr }) => rrr)).toEqual([second, first]);
  });

  it('come late', async () => {
    const arrival = new Promise<void>((done) => {
      arrived = done;
    });
    const rrr = await payWith('late', { delayMs: 1 });
    await arrival;
    expect(notices.map((notice) => notice.rrr)).toEqual([rrr]);
  });

  it('name the amount that was really paid', async () => {
    await payWith('once', { payAmount: '499999.50' });
    expect(notices[0]?.amount).toBe(499999.5);
  });
});

it.each([{ nonsense: 1 }, { notify: 'loud' }, { payAmount: 5 }, { pendingAnswers: 'many' }])(
  'an unknown fault %j is refused',
  async (fault) => {
    const reply = await post('/sandbox/faults', fault);
    expect(reply.status).toBe(400);
  },
);
