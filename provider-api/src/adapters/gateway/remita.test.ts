import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RunningSandbox, startSandbox } from '../../../sandbox/startSandbox.ts';
import { type Config, readConfig } from '../../config.ts';
import type { GatewayPayment } from './gateway.ts';
import { remita } from './remita.ts';
import { issueHash, statusHash } from './remitaRequest.ts';

/** The credentials of the sandbox are the defaults. */
const config = readConfig({});

const payment = (orderId: string, amountKobo = 50_000_000): GatewayPayment => ({
  orderId,
  amountKobo,
  payerName: 'Alfa India & Sons',
  payerEmail: 'alfa@example.com',
  payerPhone: '08031234567',
  description: 'Funding',
});

describe('the hashes', () => {
  it('match the published vectors', () => {
    expect(issueHash(config, 'gk-ref-3', '21000.00').slice(0, 16)).toBe('4dc7aad11b958d42');
    expect(statusHash(config, 'gk-ref-3').slice(0, 16)).toBe('d3ca690a43fd5112');
    expect(statusHash(config, '140008260136').slice(0, 16)).toBe('7cbc7ffa3a6a220d');
  });
});

describe('the adapter against the sandbox', () => {
  let dataDir: string;
  let sandbox: RunningSandbox;
  let gateway: ReturnType<typeof remita>;

  const connect = (changes: Partial<Config> = {}, withinMs = 5000) =>
    remita(
      { ...config, remitaUrl: sandbox.url, paymentsUrl: `${sandbox.url}/pay/{rrr}`, ...changes },
      withinMs,
    );

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(tmpdir(), 'gateway-'));
    sandbox = await startSandbox({ port: 0, dataDir });
    gateway = connect();
  });
  beforeEach(() => sandbox.faults.reset());
  afterAll(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true });
  });

  const issued = async (orderId: string): Promise<string> => {
    const outcome = await gateway.issueRrr(payment(orderId));
    if (outcome.outcome !== 'issued') throw new Error(JSON.stringify(outcome));
    return outcome.rrr;
  };
  const payAt = (rrr: string, action = 'card') =>
    fetch(`${sandbox.url}/sandbox/payments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ rrr, action }),
    });

  it('gets an RRR of twelve digits for an order', async () => {
    expect(await issued('order-1')).toMatch(/^\d{12}$/);
  });

  it('reads an answer wrapped as JSONP', async () => {
    sandbox.faults.set({ format: 'jsonp' });
    const rrr = await issued('order-jsonp');
    expect(await gateway.statusByRrr(rrr)).toMatchObject({ outcome: 'known', state: 'pending', rrr });
  });

  it('recovers the RRR of an order that was used before instead of getting a second one', async () => {
    const first = await issued('order-twice');
    expect(await issued('order-twice')).toBe(first);
  });

  it('treats a lost answer as unknown, and the next attempt gives the same RRR', async () => {
    sandbox.faults.set({ issue: 'lost' }, 'order-lost');
    expect(await gateway.issueRrr(payment('order-lost'))).toMatchObject({ outcome: 'unknown' });
    const kept = sandbox.store.byOrder('order-lost')?.rrr;
    sandbox.faults.reset();
    expect(await issued('order-lost')).toBe(kept);
  });

  it.each(['500', 'garbage', 'close'] as const)(
    'treats an answer "%s" as an unknown outcome',
    async (fault) => {
      sandbox.faults.set({ issue: fault, status: fault });
      expect(await gateway.issueRrr(payment(`order-${fault}`))).toMatchObject({ outcome: 'unknown' });
      expect(await gateway.statusByOrder(`order-${fault}`)).toMatchObject({ outcome: 'unknown' });
    },
  );

  it('gives up on a gateway that hangs', async () => {
    sandbox.faults.set({ issue: 'hang' });
    expect(await connect({}, 50).issueRrr(payment('order-hang'))).toEqual({
      outcome: 'unknown',
      reason: 'The gateway did not answer within 50 ms',
    });
  });

  it('is refused with another key', async () => {
    const stranger = connect({ remitaApiKey: '1947' });
    expect(await stranger.issueRrr(payment('order-key'))).toMatchObject({ outcome: 'refused', code: '013' });
    const rrr = await issued('order-key');
    expect(await stranger.statusByRrr(rrr)).toMatchObject({ outcome: 'refused', code: '013' });
  });

  it('reads the amount, RRR and order of a paid reference', async () => {
    const rrr = await issued('order-paid');
    expect((await payAt(rrr)).status).toBe(200);
    expect(await gateway.statusByOrder('order-paid')).toEqual({
      outcome: 'known',
      state: 'paid',
      code: '00',
      rrr,
      orderId: 'order-paid',
      amountKobo: 50_000_000,
    });
  });

  it.each([
    ['01', 'paid'],
    ['02', 'failed'],
    ['012', 'failed'],
  ] as const)('reads code %s as %s', async (paidCode, state) => {
    const rrr = await issued(`order-code-${paidCode}`);
    sandbox.faults.set({ paidCode }, rrr);
    await payAt(rrr);
    expect(await gateway.statusByRrr(rrr)).toMatchObject({ outcome: 'known', state, code: paidCode });
  });

  it('reads 021 as pending until the real answer comes', async () => {
    const rrr = await issued('order-slow');
    sandbox.faults.set({ pendingAnswers: 1 }, rrr);
    await payAt(rrr);
    expect(await gateway.statusByRrr(rrr)).toMatchObject({ state: 'pending', code: '021' });
    expect(await gateway.statusByRrr(rrr)).toMatchObject({ state: 'paid', code: '00' });
  });

  it('knows nothing of an order that was never sent', async () => {
    expect(await gateway.statusByOrder('order-never')).toMatchObject({ state: 'no-such-order' });
  });

  it('deactivates an unpaid RRR, but not a paid one', async () => {
    const unpaid = await issued('order-off');
    expect(await gateway.deactivate(unpaid)).toEqual({ outcome: 'deactivated' });
    expect((await payAt(unpaid)).status).toBe(409);
    const paid = await issued('order-on');
    await payAt(paid);
    expect(await gateway.deactivate(paid)).toMatchObject({ outcome: 'refused', code: '027' });
  });

  it('sends a payer to the payment page of the RRR', () => {
    expect(gateway.paymentUrl('140007752615')).toBe(`${sandbox.url}/pay/140007752615`);
  });
});
