import type { InvoicedPayment } from 'shared-api/contract';
import { addPayment } from '../../testing/addPayment.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const server = forAllTests(startPayingServer);
let client: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  finance = await server.as('Finance Officer', { first_name: 'Bravo', last_name: 'Kilo' });
});
beforeEach(async () => {
  client = await server.as('Client');
});

interface Invoice {
  id: string;
  transactionId: number;
  rrrNo: string;
}
const fund = async (amount = 500_000) =>
  (await client.post('/users/fund-wallet', { amount })).body.data as unknown as Invoice;
const listed = async (query: string): Promise<InvoicedPayment[]> =>
  (await finance.get(`/payments?${query}`)).body.data as unknown as InvoicedPayment[];
const idsIn = async (query: string) => (await listed(query)).map(({ transactionId }) => transactionId);
const gatewaySays = (id: number, attention: string, kobo: number) =>
  server.db.query(
    'update payments set attention = $2, gateway_amount_kobo = $3, checked_at = $4 where id = $1',
    [id, attention, kobo, new Date('2026-03-03T10:00:00Z')],
  );

it('shows what the gateway reports beside what was invoiced', async () => {
  const { transactionId } = await fund();
  await gatewaySays(transactionId, 'underpaid', 450_000_00);
  const [payment] = await listed('list=attention');
  expect(payment).toMatchObject({
    transactionId,
    amount: 500_000,
    attention: 'underpaid',
    paidAmount: 450_000,
    checkedAt: '2026-03-03T10:00:00.000Z',
    paymentStatus: 'Unpaid',
    applicationUserId: client.account.id,
    confirmation: null,
  });
  expect(await idsIn('list=unpaid')).not.toContain(transactionId);
});

it('lists unpaid invoices from the oldest on, and none that is paid or given up', async () => {
  const [old, young, paid, given] = [await fund(), await fund(), await fund(), await fund()];
  await server.db.query(`update payments set created_at = created_at - interval '9 days' where id = $1`, [
    old.transactionId,
  ]);
  await server.pay(paid.rrrNo);
  await client.post(`/transactions/services/${given.transactionId}/cancellation`, {});
  const ids = await idsIn(`list=unpaid&search=${client.account.email}`);
  expect(ids).toEqual([old.transactionId, young.transactionId]);
});

it('tells who confirmed a registration fee by hand, and why', async () => {
  const id = await addPayment(server.db, client.account.id);
  expect(await listed('list=registrations')).toMatchObject([{ transactionId: id, paymentStatus: 'Unpaid' }]);
  await finance.post(`/transactions/services/${id}/confirmation`, { reason: 'Teller slip 4471' });
  expect(await listed('list=registrations')).toMatchObject([
    {
      transactionId: id,
      paymentStatus: 'Paid',
      method: 'Finance confirmation',
      confirmation: { by: 'Bravo Kilo', reason: 'Teller slip 4471' },
    },
  ]);
});

it('is searched by invoice number, RRR and the beginning of a name or address', async () => {
  const { id, transactionId, rrrNo } = await fund();
  for (const text of [id, rrrNo, client.account.email.toUpperCase()])
    expect(await idsIn(`list=unpaid&search=${encodeURIComponent(text)}`)).toEqual([transactionId]);
  for (const text of ['%', "' or 1=1 --", '<script>'])
    expect(await idsIn(`list=unpaid&search=${encodeURIComponent(text)}`)).toEqual([]);
});

it('is for the finance office alone, and refuses a list that it lacks', async () => {
  for (const role of ['Client', 'Registration Officer', 'Protocol Officer'])
    expect((await (await server.as(role)).get('/payments')).status).toBe(403);
  expect((await finance.get('/payments?list=all')).status).toBe(400);
});
