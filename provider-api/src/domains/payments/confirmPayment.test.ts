import { pdfText } from '../../documents/testing/pdfText.ts';
import type { Context } from '../../http/context.ts';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { untilWaiting } from '../../testing/untilWaiting.ts';
import { enterConfirmed } from './enterConfirmed.ts';

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
  transactionId: number;
  rrrNo: string;
}
const fund = async (amount = 500_000) =>
  (await client.post('/users/fund-wallet', { amount })).body.data as unknown as Invoice;
const reason = 'Bank statement of 3 March, line 12';
const inBank = { reason, arrived: 'bank' };
const confirm = (id: number, who = finance, body: object = inBank, headers?: Record<string, string>) =>
  who.post(`/transactions/services/${id}/confirmation`, body, headers);

it('a payment confirmed by hand funds the wallet once, with reason, audit and receipt', async () => {
  const { transactionId, rrrNo } = await fund();
  const { status, body } = await confirm(transactionId, finance, { ...inBank, reason: ` ${reason} ` });
  expect([status, body.message]).toEqual([200, 'Payment confirmed successfully']);
  expect(body.data).toMatchObject({ paymentStatus: 'Paid', status: 'Paid' });
  expect(await server.balanceOf(client)).toEqual({ balance: 500000, pending: 0 });
  expect((await confirm(transactionId)).status).toBe(409);
  // The gateway reports the payment later, which changes nothing more.
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

it('what somebody else confirms while the gateway is asked is not confirmed a second time', async () => {
  const { transactionId } = await fund();
  let late: ReturnType<typeof confirm> | undefined;
  await server.db.transaction(async (tx) => {
    await tx.query('select id from payments where id = $1 for update', [transactionId]);
    late = confirm(transactionId, second);
    await untilWaiting(tx, 1);
    const actor = { id: finance.account.id, name: 'Finance' };
    const ctx = { ...server.context, actor, requestId: 'first' } as Context;
    await enterConfirmed(tx, ctx, { paymentId: transactionId, reason, arrived: 'bank', approved: false });
  });
  expect((await late)?.status).toBe(409);
});

it('a repeated request with its key gets the same reply', async () => {
  const { transactionId } = await fund();
  const key = { 'idempotency-key': 'confirm-once' };
  const first = await confirm(transactionId, finance, inBank, key);
  const again = await confirm(transactionId, finance, inBank, key);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
});

it('an invoice that was canceled or has no RRR can be confirmed', async () => {
  server.sandbox.faults.set({ issue: '500' });
  const { transactionId } = await fund();
  await client.post(`/transactions/services/${transactionId}/cancellation`, {});
  expect((await confirm(transactionId)).body.data).toMatchObject({ paymentStatus: 'Paid' });
  expect((await server.balanceOf(client)).balance).toBe(500000);
});

describe('what the gateway says comes first', () => {
  const balance = async () => (await server.balanceOf(client)).balance;
  const asked = async (arrived: string, answer: { paid?: string; status?: 'none' | '500' }) => {
    const { transactionId, rrrNo } = await fund();
    server.sandbox.faults.set({ notify: 'never', payAmount: answer.paid ?? null }, rrrNo);
    if (answer.paid) await server.pay(rrrNo);
    server.sandbox.faults.set({ status: answer.status ?? 'none' }, rrrNo);
    const { status, body } = await confirm(transactionId, finance, { reason, arrived });
    return [status, body.message, await balance()];
  };

  it.each([
    ['gateway', 'nothing paid', {}, 400, 'The gateway reports that this RRR was not paid', 0],
    ['gateway', 'one naira less', { paid: '499999' }, 400, /smaller amount/, 0],
    ['gateway', 'one naira more', { paid: '500001' }, 400, /larger amount/, 0],
    ['gateway', 'what was invoiced', { paid: '500000' }, 200, 'Payment confirmed successfully', 500_000],
    ['gateway', 'no answer', { status: '500' }, 503, /no answer/, 0],
    ['bank', 'nothing paid', {}, 200, 'Payment confirmed successfully', 500_000],
    ['bank', 'one naira less', { paid: '499999' }, 400, /smaller amount/, 0],
    ['bank', 'what was invoiced', { paid: '500000' }, 200, 'Payment confirmed successfully', 500_000],
    ['bank', 'no answer', { status: '500' }, 503, /no answer/, 0],
  ] as const)(
    'said of the %s, with %s reported',
    async (arrived, _reported, answer, status, message, kept) => {
      const text = typeof message === 'string' ? message : expect.stringMatching(message);
      expect(await asked(arrived, answer)).toEqual([status, text, kept]);
    },
  );

  it('money that the gateway holds is settled as what came by way of it, whatever was ticked', async () => {
    const { transactionId, rrrNo } = await fund();
    server.sandbox.faults.set({ notify: 'never' }, rrrNo);
    await server.pay(rrrNo);
    await confirm(transactionId);
    const { rows } = await server.db.query('select method, arrived from payments where id = $1', [
      transactionId,
    ]);
    expect(rows).toEqual([{ method: 'Remita', arrived: 'gateway' }]);
  });
});

describe('above the limit of one person', () => {
  const large = async () => {
    const invoice = await fund(5_000_000);
    const { status, body } = await confirm(invoice.transactionId);
    expect([status, body.message]).toEqual([200, 'Somebody else must approve this payment']);
    expect(body.data).toMatchObject({ paymentStatus: 'Unpaid' });
    const { body: list } = await second.get('/adjustments?status=Proposed');
    const { id } = list.data.find(({ applicationUserId }) => applicationUserId === client.account.id) ?? {};
    return { ...invoice, proposal: id };
  };
  const approve = (id: unknown, who = second) => who.post(`/adjustments/${id}/approval`, {});
  const balance = async () => (await server.balanceOf(client)).balance;

  it('a payment waits until somebody else approves it', async () => {
    const { transactionId, proposal } = await large();
    expect(await balance()).toBe(0);
    expect((await confirm(transactionId, second)).status).toBe(409);
    expect((await approve(proposal, finance)).body.code).toBe('second_person');
    expect((await approve(proposal)).status).toBe(200);
    expect(await balance()).toBe(5_000_000);
    const { rows } = await server.db.query(
      `select p.status, p.arrived, p.confirmed_by as by, p.gateway_amount_kobo as gateway, a.kind
         from payments p join journals j on j.payment_id = p.id join ledger_entries e on e.journal_id = j.id
         join ledger_accounts a on a.id = e.account_id where p.id = $1 order by a.kind`,
      [transactionId],
    );
    const paid = { status: 'Paid', arrived: 'bank', by: second.account.id, gateway: null };
    expect(rows).toEqual(['bank', 'wallet'].map((kind) => ({ ...paid, kind })));
  });

  it('the gateway is asked once more at the approval', async () => {
    const { proposal, rrrNo } = await large();
    server.sandbox.faults.set({ notify: 'never', payAmount: '4999999' }, rrrNo);
    await server.pay(rrrNo);
    const { status, body } = await approve(proposal);
    expect([status, body.message]).toEqual([400, expect.stringContaining('smaller amount')]);
    expect(await balance()).toBe(0);
  });

  it('what is paid at the gateway meanwhile is not entered again', async () => {
    const { proposal, rrrNo } = await large();
    await server.pay(rrrNo);
    expect((await approve(proposal)).status).toBe(409);
    expect(await balance()).toBe(5_000_000);
  });

  it('several small payments of one wallet within a day count together', async () => {
    const invoices = [await fund(300_000), await fund(200_000), await fund(100_000)];
    const states = [];
    for (const { transactionId } of invoices)
      states.push((await confirm(transactionId)).body.data.paymentStatus);
    expect(states).toEqual(['Paid', 'Paid', 'Unpaid']);
    expect(await balance()).toBe(500_000);
  });

  it('two of them at the same moment do not pass it together', async () => {
    const invoices = [await fund(300_000), await fund(300_000)];
    const answers = await Promise.all(invoices.map(({ transactionId }) => confirm(transactionId)));
    expect(answers.map(({ body }) => body.data.paymentStatus).sort()).toEqual(['Paid', 'Unpaid']);
    expect(await balance()).toBe(300_000);
  });
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
