import { addBooking } from '../../testing/addBooking.ts';
import { addPayment } from '../../testing/addPayment.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const lagos = 13;
const abuja = 1;

const server = forAllTests(startPayingServer);
let client: SignedIn;
let inLagos: { id: number; batchCode: string; invoiceId: string };
let inAbuja: { id: number; batchCode: string; invoiceId: string };
let funding: Record<string, unknown>;
let registrationId: number;

beforeAll(async () => {
  client = await server.as('Client', { business_name: 'Sokoto Trading', category: 'Corporate' });
  inLagos = await addBooking(server.db, client.account.id, { airportId: lagos });
  inAbuja = await addBooking(server.db, client.account.id, { airportId: abuja });
  funding = (await client.post('/users/fund-wallet', { amount: 50000 })).body.data;
  registrationId = await addPayment(server.db, client.account.id);
});

const statusOf = async (who: SignedIn, path: string) => (await who.get(path)).status;
const idsOf = async (who: SignedIn, path: string) => {
  const { body } = await who.get(`/transactions/${path}`);
  const { transactions } = body.data as unknown as { transactions: { transactionId: number }[] };
  return transactions.map(({ transactionId }) => transactionId);
};

it('wallet-balance carries the balance as a number of naira [API-25]', async () => {
  const poor = await server.as('Client');
  expect((await poor.get('/transactions/wallet-balance')).body.data).toEqual({
    balance: { balance: 0, pending: 0 },
  });
  const { body } = await poor.post('/users/fund-wallet', { amount: '60000.50' });
  await server.pay(String(body.data.rrrNo));
  expect((await poor.get('/transactions/wallet-balance')).body.data).toEqual({
    balance: { balance: 60000.5, pending: 0 },
  });
});

describe('receipts', () => {
  it.each([
    ['Client', [404, 404, 404]],
    ['Registration Officer', [404, 200, 404]],
    ['Protocol Officer', [200, 404, 404]],
    ['Finance Officer', [200, 200, 200]],
    ['Administrator', [200, 200, 200]],
  ])('are given to a %s, who does not own them, as %j [API-30] [S19]', async (role, expected) => {
    const who = await server.as(role);
    const ids = [inLagos.id, registrationId, funding.transactionId];
    for (const path of ['transaction-receipt', 'services'])
      expect(await Promise.all(ids.map((id) => statusOf(who, `/transactions/${path}/${id}`)))).toEqual(
        expected,
      );
  });

  it('of somebody else exist neither by id nor by invoice number, revenue code or batch code [API-30] [API-44] [S19]', async () => {
    const other = await server.as('Client');
    const references = [inLagos.id, inLagos.invoiceId, inLagos.batchCode, funding.id, funding.invoiceNo];
    for (const reference of references)
      for (const path of ['transactions/transaction-receipt', 'booking-services/export-receipt'])
        expect([reference, await statusOf(other, `/${path}/${reference}`)]).toEqual([reference, 404]);
    for (const reference of [inLagos.id, inLagos.batchCode])
      expect(await statusOf(client, `/booking-services/export-receipt/${reference}`)).toBe(200);
  });
});

describe('a Protocol Officer tied to an airport', () => {
  let officer: SignedIn;
  beforeAll(async () => {
    officer = await server.as('Protocol Officer', { airport_ids: [abuja] });
  });

  it.each(['services', 'services-by-type/0', 'services-by-type/0?search=sokoto'])(
    'finds the bookings of that airport alone in the list %s [S19]',
    async (path) => {
      expect(await idsOf(officer, path)).toEqual([inAbuja.id]);
      expect((await officer.get(`/transactions/${path}`)).body.meta.totalCount).toBe(1);
    },
  );

  it('finds them alone in the list of one client [S19]', async () => {
    expect(await idsOf(officer, `services-by-type/0/${client.account.id}`)).toEqual([inAbuja.id]);
  });

  it.each(['services', 'services-by-type/0', 'transaction-receipt'])(
    'reads their %s and no other [S19]',
    async (path) => {
      for (const reference of ['id', 'invoiceId'] as const) {
        expect(await statusOf(officer, `/transactions/${path}/${inAbuja[reference]}`)).toBe(200);
        expect(await statusOf(officer, `/transactions/${path}/${inLagos[reference]}`)).toBe(404);
      }
    },
  );

  it('exports them alone [S19] [API-31]', async () => {
    const { bytes } = await officer.get('/transactions/export-booking-transactions');
    const text = Buffer.from(bytes).toString();
    expect(text).toContain(inAbuja.invoiceId);
    expect(text).not.toContain(inLagos.invoiceId);
  });

  it('differs from one without airports, who finds every booking', async () => {
    const everywhere = await server.as('Protocol Officer');
    expect((await idsOf(everywhere, 'services-by-type/0')).sort()).toEqual([inLagos.id, inAbuja.id].sort());
  });
});
