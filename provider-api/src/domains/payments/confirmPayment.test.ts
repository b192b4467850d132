import { pdfText } from '../../documents/testing/pdfText.ts';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const server = forAllTests(startPayingServer);
let client: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  finance = await server.as('Finance Officer');
});
beforeEach(async () => {
  server.sandbox.faults.reset();
  client = await server.as('Client');
});
afterEach(() => expectSoundLedger(server.db));

interface Invoice {
  transactionId: number;
  rrrNo: string;
}
const fund = async () =>
  (await client.post('/users/fund-wallet', { amount: 500000 })).body.data as unknown as Invoice;
const reason = 'Bank statement of 3 March, line 12';
const confirm = (id: number, who = finance, body: object = { reason }, headers?: Record<string, string>) =>
  who.post(`/transactions/services/${id}/confirmation`, body, headers);

it('a payment confirmed by hand funds the wallet once, with reason, audit and receipt', async () => {
  const { transactionId, rrrNo } = await fund();
  const { status, body } = await confirm(transactionId, finance, { reason: ` ${reason} ` });
  expect([status, body.message]).toEqual([200, 'Payment confirmed successfully']);
  expect(body.data).toMatchObject({ paymentStatus: 'Paid', status: 'Paid' });
  expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
  expect((await confirm(transactionId)).status).toBe(409);
  // The gateway's own word comes later and changes nothing more.
  await server.pay(rrrNo);
  expect((await server.balanceOf(client)).balance).toBe(500000);
  const { rows } = await server.db.query(
    `select action, actor_id as actor, after ->> 'reason' as reason from audit where subject_id = $1`,
    [String(transactionId)],
  );
  expect(rows).toEqual([{ action: 'payment.confirmed', actor: finance.account.id, reason }]);
  const { rows: journals } = await server.db.query(
    'select kind, actor_id as actor from journals where payment_id = $1',
    [transactionId],
  );
  expect(journals).toEqual([{ kind: 'funding', actor: finance.account.id }]);
  const receipt = await client.get(`/transactions/transaction-receipt/${transactionId}`);
  expect(await pdfText(receipt.bytes)).toMatch(/RECEIPT[\s\S]*Paid by Finance confirmation/);
});

it('two confirmations at the same moment credit once', async () => {
  const { transactionId } = await fund();
  const answers = await Promise.all([confirm(transactionId), confirm(transactionId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await server.balanceOf(client)).balance).toBe(500000);
});

it('a repeated request with its key gets the same reply', async () => {
  const { transactionId } = await fund();
  const key = { 'idempotency-key': 'confirm-once' };
  const first = await confirm(transactionId, finance, { reason }, key);
  const again = await confirm(transactionId, finance, { reason }, key);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
});

it('an invoice that was canceled or has no RRR can be confirmed', async () => {
  server.sandbox.faults.set({ issue: '500' });
  const { transactionId } = await fund();
  await client.post(`/transactions/services/${transactionId}/cancellation`, {});
  expect((await confirm(transactionId)).body.data).toMatchObject({ paymentStatus: 'Paid' });
  expect((await server.balanceOf(client)).balance).toBe(500000);
});

it('an underpaid one is not confirmed for its full amount', async () => {
  const { transactionId, rrrNo } = await fund();
  server.sandbox.faults.set({ payAmount: '400000' }, rrrNo);
  await server.pay(rrrNo);
  const { status, body } = await confirm(transactionId);
  expect([status, body.message]).toEqual([400, expect.stringContaining('smaller amount')]);
  expect((await server.balanceOf(client)).balance).toBe(0);
});

it('needs a reason, an invoice and the permission [S19]', async () => {
  const { transactionId } = await fund();
  expect((await confirm(transactionId, finance, {})).body.errors).toHaveProperty('reason');
  expect((await confirm(transactionId, finance, { reason: '  ' })).status).toBe(400);
  expect((await confirm(999_999_999)).status).toBe(404);
  for (const who of [client, await server.as('Protocol Officer'), await server.as('Registration Officer')])
    expect((await confirm(transactionId, who)).status).toBe(403);
  expect((await server.balanceOf(client)).balance).toBe(0);
});
