import { pdfText } from '../../documents/testing/pdfText.ts';
import { addPayment } from '../../testing/addPayment.ts';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

const server = forAllTests(startPayingServer);
let client: SignedIn;
let finance: SignedIn;
let second: SignedIn;

beforeAll(async () => {
  finance = await server.as('Finance Officer');
  second = await server.as('Administrator');
});
beforeEach(async () => {
  server.sandbox.faults.reset();
  client = await server.as('Client');
});
afterEach(() => expectSoundLedger(server.db));

interface Invoice {
  id: string;
  transactionId: number;
  rrrNo: string;
}

async function paid(naira: string): Promise<Invoice> {
  const { body } = await client.post('/users/fund-wallet', { amount: 500_000 });
  const invoice = body.data as unknown as Invoice;
  server.sandbox.faults.set({ payAmount: naira }, invoice.rrrNo);
  await server.pay(invoice.rrrNo);
  return invoice;
}

async function feePaid(attention: string, paidKobo: number): Promise<Invoice> {
  const fee = `fee-${attention}`;
  const rrrNo = attention === 'overpaid' ? '990000000001' : '990000000002';
  const facts = { invoice_id: fee, rrr: rrrNo, attention, gateway_amount_kobo: paidKobo };
  return { id: fee, transactionId: await addPayment(server.db, client.account.id, facts), rrrNo };
}

const reason = 'Agreed with the client by telephone';
const propose = ({ transactionId }: Invoice, by = finance) =>
  by.post(`/transactions/services/${transactionId}/acceptance`, { reason });
const approve = (id: unknown, by = second) => by.post(`/adjustments/${id}/approval`, {});
const balance = async () => (await server.balanceOf(client)).balance;
async function accepted(invoice: Invoice) {
  const { body } = await propose(invoice);
  return (await approve(body.data.id)).body;
}

async function entriesOf({ transactionId }: Invoice): Promise<unknown[]> {
  const { rows } = await server.db.query(
    `select a.kind, (e.amount_kobo / 100)::int as naira
       from ledger_entries e join ledger_accounts a on a.id = e.account_id join journals j on j.id = e.journal_id
       left join adjustments x on x.id = j.adjustment_id
      where coalesce(j.payment_id, x.payment_id) = $1 order by e.amount_kobo`,
    [transactionId],
  );
  return rows;
}

describe('a smaller payment than was invoiced', () => {
  it('settles the invoice with what was paid once two people have accepted it', async () => {
    const invoice = await paid('450000');
    const { status, body } = await propose(invoice);
    expect([status, body.data]).toMatchObject([
      200,
      {
        amount: 450_000,
        status: 'Proposed',
        payment: { transactionId: invoice.transactionId, invoiceNumber: invoice.id },
      },
    ]);
    expect(await balance()).toBe(0);
    expect((await approve(body.data.id)).body.data).toMatchObject({ status: 'Approved' });
    expect(await balance()).toBe(450_000);
    expect(await entriesOf(invoice)).toEqual([
      { kind: 'gateway_clearing', naira: -450_000 },
      { kind: 'wallet', naira: 450_000 },
    ]);
    const { body: seen } = await client.get(`/transactions/services/${invoice.transactionId}`);
    expect(seen.data).toMatchObject({
      transaction: { status: 'Paid', paymentStatus: 'Paid', amount: 450_000 },
    });
  });

  it('stands in lists, export and receipt as what was paid, with what was invoiced', async () => {
    const invoice = await paid('450000');
    await accepted(invoice);
    const { body } = await client.get('/transactions/services-by-type/2?amountTo=450000');
    const { transactions } = body.data as unknown as { transactions: { amount: number }[] };
    expect(transactions.map(({ amount }) => amount)).toEqual([450_000]);
    const csv = await client.get('/transactions/export-funds-transactions');
    expect(Buffer.from(csv.bytes).toString()).toContain(',450000.00,');
    const { bytes } = await client.get(`/transactions/transaction-receipt/${invoice.transactionId}`);
    const text = (await pdfText(bytes)).replace(/\s+/g, ' ');
    expect(text).toContain('RECEIPT');
    expect(text).toContain('Total ₦450,000.00');
    expect(text).toContain('Invoiced ₦500,000.00, paid and credited ₦450,000.00.');
    const [letter] = await server.mailTo(client.account.email);
    expect(letter?.text).toContain('₦450,000.00 was added to your wallet');
  });

  it('of a registration fee counts as paid with what was paid', async () => {
    const invoice = await feePaid('underpaid', 4_000_000);
    await accepted(invoice);
    expect(await balance()).toBe(0);
    expect(await entriesOf(invoice)).toEqual([
      { kind: 'gateway_clearing', naira: -40_000 },
      { kind: 'revenue', naira: 40_000 },
    ]);
  });

  it('is never credited again, whatever the gateway or a colleague says later', async () => {
    const invoice = await paid('450000');
    await accepted(invoice);
    server.sandbox.faults.reset();
    await server.pay(invoice.rrrNo);
    const confirmation = { reason: 'Bank statement' };
    const path = `/transactions/services/${invoice.transactionId}/confirmation`;
    expect((await finance.post(path, confirmation)).status).toBe(409);
    expect((await propose(invoice)).status).toBe(400);
    expect(await balance()).toBe(450_000);
    const { body } = await finance.get('/payments?list=attention');
    expect(body.data.map(({ transactionId }) => transactionId)).not.toContain(invoice.transactionId);
  });
});

describe('a larger payment than was invoiced', () => {
  it('settles the invoice with what was paid, all of it to the wallet', async () => {
    const invoice = await paid('550000');
    expect((await accepted(invoice)).data).toMatchObject({
      amount: 550_000,
      payment: { transactionId: invoice.transactionId },
    });
    expect(await balance()).toBe(550_000);
    expect(await entriesOf(invoice)).toEqual([
      { kind: 'gateway_clearing', naira: -550_000 },
      { kind: 'wallet', naira: 550_000 },
    ]);
    const { body: seen } = await client.get(`/transactions/services/${invoice.transactionId}`);
    expect(seen.data).toMatchObject({ transaction: { paymentStatus: 'Paid', amount: 550_000 } });
  });

  it('of a registration fee pays the fee, and the rest goes to the wallet', async () => {
    const invoice = await feePaid('overpaid', 6_000_000);
    await accepted(invoice);
    expect(await balance()).toBe(10_000);
    expect(await entriesOf(invoice)).toEqual([
      { kind: 'gateway_clearing', naira: -60_000 },
      { kind: 'wallet', naira: 10_000 },
      { kind: 'revenue', naira: 50_000 },
    ]);
  });

  it('is not confirmed as though it were the invoiced amount', async () => {
    const { transactionId } = await paid('550000');
    const { status, body } = await finance.post(`/transactions/services/${transactionId}/confirmation`, {
      reason,
    });
    expect([status, body.message]).toEqual([
      400,
      'The gateway reports a larger amount: accept what was paid',
    ]);
  });
});

it('what two people decided no longer holds when the gateway reports another amount', async () => {
  const invoice = await paid('450000');
  const { body } = await propose(invoice);
  await server.db.query('update payments set gateway_amount_kobo = 46000000 where id = $1', [
    invoice.transactionId,
  ]);
  const late = await approve(body.data.id);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect(await balance()).toBe(0);
});

it('needs a second person, is proposed once, and again after a rejection', async () => {
  const invoice = await paid('450000');
  const { body } = await propose(invoice);
  expect((await approve(body.data.id, finance)).status).toBe(403);
  expect((await propose(invoice, second)).status).toBe(409);
  const { body: list } = await finance.get('/payments?list=attention');
  expect(list.data.find(({ id }) => id === invoice.id)).toMatchObject({ acceptanceProposed: true });
  await second.post(`/adjustments/${body.data.id}/rejection`, { reason: 'Ask the client first' });
  expect((await propose(invoice, second)).status).toBe(200);
  expect(await balance()).toBe(0);
});

it('two approvals at the same moment enter it once', async () => {
  const invoice = await paid('450000');
  const { body } = await propose(invoice);
  const third = await server.as('Finance Officer');
  const answers = await Promise.all([approve(body.data.id), approve(body.data.id, third)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await balance()).toBe(450_000);
});

it('is for those who may adjust, and for other money than was invoiced alone', async () => {
  const { body } = await client.post('/users/fund-wallet', { amount: 500_000 });
  const invoice = body.data as unknown as Invoice;
  expect((await propose(invoice)).status).toBe(400);
  for (const role of ['Protocol Officer', 'Registration Officer'])
    expect((await propose(invoice, await server.as(role))).status).toBe(403);
  expect((await propose(invoice, client)).status).toBe(403);
  expect((await propose({ ...invoice, transactionId: 999_999_999 })).status).toBe(404);
});
