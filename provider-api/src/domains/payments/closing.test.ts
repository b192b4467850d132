import { dayMs } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { tell } from '../../telling/tell.ts';
import { expectSoundLedger } from '../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { expireInvoices } from './index.ts';

const server = forAllTests(() => startPayingServer({ rrrExpiryDays: 30 }));
let client: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  finance = await server.as('Finance Officer');
});
beforeEach(async () => {
  server.sandbox.faults.reset();
  client = await server.as('Client');
});
afterEach(async () => {
  server.clock.set(undefined);
  await expectSoundLedger(server.db);
});

interface Invoice {
  transactionId: number;
  id: string;
  rrrNo: string;
  status: string;
  paymentStatus: string;
  paymentUrl: string | null;
}
const fund = async () =>
  (await client.post('/users/fund-wallet', { amount: 500000 })).body.data as unknown as Invoice;
const cancel = (who: SignedIn, { transactionId }: Pick<Invoice, 'transactionId'>, reason?: string) =>
  who.post(`/transactions/services/${transactionId}/cancellation`, { reason });
const seen = async ({ transactionId }: Invoice) =>
  (await client.get(`/transactions/services/${transactionId}`)).body.data.transaction as Invoice;
const atGateway = (rrr: string) => server.sandbox.store.byRrr(rrr)?.state;
const activities = async () => {
  const { body } = await client.get('/activity/client');
  return body.data.map(({ description }) => description);
};

describe('a client who cancels an unpaid invoice', () => {
  it('keeps no other payment waiting: an RRR that was withdrawn is no failure of the gateway [S11]', async () => {
    for (let canceled = 0; canceled < 3; canceled += 1) await cancel(client, await fund());
    await server.settle();
    const paid = server.sandbox.store.byRrr((await fund()).rrrNo);
    if (!paid) throw new Error('The gateway does not know the RRR');
    const paidAt = new Date().toISOString();
    server.sandbox.store.change(paid, { state: 'paid', paidAmount: paid.amount, paidAt });
    server.clock.advance(dayMs);
    await server.reconcile();
    server.clock.set(undefined);
    expect((await server.balanceOf(client)).balance).toBe(500000);
  });

  it('sees it Cancelled, nothing pending and nothing to pay; the gateway takes no payment for it', async () => {
    const invoice = await fund();
    const { status, body } = await cancel(client, invoice);
    expect([status, body.message]).toEqual([200, 'Invoice cancelled successfully']);
    expect(body.data).toMatchObject({ status: 'Cancelled', paymentStatus: 'Unpaid', paymentUrl: null });
    await server.settle();
    expect(await seen(invoice)).toMatchObject({ status: 'Cancelled', paymentUrl: null });
    expect(await server.balanceOf(client)).toEqual({ balance: 0, pending: 0 });
    expect(atGateway(invoice.rrrNo)).toBe('deactivated');
    expect(await activities()).toContain(`Invoice ${invoice.id} cancelled`);
  });

  it('gives up all that await payment in one press, but those paid, looked into or issued meanwhile', async () => {
    const [first, second, paid, odd, newest] = await Promise.all([fund(), fund(), fund(), fund(), fund()]);
    const invoices = [first, second, paid, odd, newest].toSorted((a, b) => a.transactionId - b.transactionId);
    const newestId = invoices.at(-1)?.transactionId;
    const later = await fund();
    await server.pay(paid.rrrNo);
    server.sandbox.faults.set({ payAmount: '400000' }, odd.rrrNo);
    await server.pay(odd.rrrNo);
    const other = await server.as('Client');
    const giveUp = (by: SignedIn) => by.post('/transactions/unpaid-fundings/cancellation', { newestId });
    expect((await giveUp(other)).body.data).toEqual({ cancelled: 0 });
    const answers = await Promise.all([giveUp(client), giveUp(client)]);
    const counts = answers.map(({ body }) => Number(body.data.cancelled));
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    await server.settle();
    for (const invoice of [first, second, newest]) {
      expect(await seen(invoice)).toMatchObject({ status: 'Cancelled', paymentUrl: null });
      expect(atGateway(invoice.rrrNo)).toBe('deactivated');
    }
    expect(await seen(paid)).toMatchObject({ status: 'Paid' });
    expect(await seen(odd)).not.toMatchObject({ status: 'Cancelled' });
    expect(await seen(later)).toMatchObject({ status: 'Unpaid' });
    expect((await activities()).filter((line) => String(line).endsWith('cancelled'))).toHaveLength(3);
    expect((await giveUp(finance)).status).toBe(403);
  });

  it('gets a document that says so', async () => {
    const invoice = await fund();
    await cancel(client, invoice);
    const { bytes } = await client.get(`/transactions/transaction-receipt/${invoice.transactionId}`);
    expect(await pdfText(bytes)).toContain('Cancelled: this invoice can no longer be paid.');
  });

  it('is mailed no invoice that was canceled before its mail left', async () => {
    const invoice = await fund();
    await cancel(client, invoice);
    const letters = () => server.mailTo(client.account.email);
    const before = await letters();
    await server.db.transaction((tx) =>
      tell(tx, client.account.id, 'payment.document', {
        paymentId: invoice.transactionId,
        document: 'invoice',
      }),
    );
    expect(await letters()).toEqual(before);
  });

  it('does so once, however often it is sent', async () => {
    const invoice = await fund();
    const answers = await Promise.all([cancel(client, invoice), cancel(client, invoice)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await activities()).filter((line) => String(line).endsWith('cancelled'))).toHaveLength(1);
  });

  it('is credited nevertheless when the payment was made before [S11]', async () => {
    const invoice = await fund();
    server.sandbox.faults.set({ notify: 'never' }, invoice.rrrNo);
    await server.pay(invoice.rrrNo);
    expect((await cancel(client, invoice)).status).toBe(200);
    await server.settle();
    expect((await server.balanceOf(client)).balance).toBe(500000);
    expect(await seen(invoice)).toMatchObject({ status: 'Paid', paymentStatus: 'Paid' });
  });

  it('reads that a paid invoice cannot be canceled', async () => {
    const invoice = await fund();
    await server.pay(invoice.rrrNo);
    const { status, body } = await cancel(client, invoice);
    expect([status, body.message]).toEqual([400, 'A paid invoice cannot be cancelled']);
  });

  it('waits while money that does not match is looked into; the finance office may cancel', async () => {
    const invoice = await fund();
    server.sandbox.faults.set({ payAmount: '400000' }, invoice.rrrNo);
    await server.pay(invoice.rrrNo);
    expect((await cancel(client, invoice)).body.message).toContain('being looked into');
    const unexplained = await cancel(finance, invoice);
    expect([unexplained.status, unexplained.body.errors]).toEqual([400, { reason: ['Give a reason'] }]);
    const canceled = await cancel(finance, invoice, ' Paid back at the bank ');
    expect(canceled.body.data).toMatchObject({ status: 'Cancelled' });
    const { rows } = await server.db.query(
      `select action, actor_id as "actorId", after from audit where subject_kind = 'payment' and subject_id = $1`,
      [String(invoice.transactionId)],
    );
    expect(rows).toEqual([
      {
        action: 'payment.canceled',
        actorId: finance.account.id,
        after: { status: 'Cancelled', reason: 'Paid back at the bank' },
      },
    ]);
  });

  it('leaves it to the finance office to end the search for money of an invoice that expired', async () => {
    const invoice = await fund();
    server.clock.advance(31 * dayMs);
    await expireInvoices(server.context);
    server.clock.set(undefined);
    await server.db.query(`update payments set attention = 'underpaid' where id = $1`, [
      invoice.transactionId,
    ]);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await cancel(finance, invoice, 'Paid back at the bank')).body.data).toMatchObject({
        status: 'Expired',
      });
    const { rows } = await server.db.query(
      `select before, after from audit where subject_kind = 'payment' and subject_id = $1`,
      [String(invoice.transactionId)],
    );
    expect(rows).toEqual([
      {
        before: { status: 'Expired', attention: 'underpaid' },
        after: { status: 'Expired', reason: 'Paid back at the bank' },
      },
    ]);
  });

  it('cancels a funding whose RRR is still being issued, and none is asked for any more', async () => {
    server.sandbox.faults.set({ issue: '500' });
    const invoice = await fund();
    await cancel(client, invoice);
    server.sandbox.faults.reset();
    await server.db.query(`update outbox set run_after = now() where kind = 'payments.issue'`);
    await server.settle();
    expect(await seen(invoice)).toMatchObject({ status: 'Cancelled', rrrNo: null });
    await server.db.query('update payments set next_check_at = null where id <> $1', [invoice.transactionId]);
    server.clock.advance(10 * 60_000);
    expect(await server.reconcile()).toBe(0);
  });

  it('is the owner: to others the invoice does not exist, and other roles may not [S19]', async () => {
    const invoice = await fund();
    expect((await cancel(await server.as('Client'), invoice)).status).toBe(404);
    expect((await cancel(await server.as('Protocol Officer'), invoice)).status).toBe(403);
    expect((await seen(invoice)).status).toBe('Unpaid');
  });
});

describe('an unpaid funding', () => {
  it('expires after the days of the setting and not before', async () => {
    const invoice = await fund();
    server.clock.advance(30 * dayMs - 60_000);
    await expireInvoices(server.context);
    const { rows } = await server.db.query('select closed_as from payments where id = $1', [
      invoice.transactionId,
    ]);
    expect(rows).toEqual([{ closed_as: null }]);
    server.clock.advance(120_000);
    await expireInvoices(server.context);
    await server.settle();
    server.clock.set(undefined);
    expect(await seen(invoice)).toMatchObject({
      status: 'Expired',
      paymentStatus: 'Unpaid',
      paymentUrl: null,
    });
    expect(atGateway(invoice.rrrNo)).toBe('deactivated');
    expect((await server.balanceOf(client)).pending).toBe(0);
    expect(await activities()).toContain(`Invoice ${invoice.id} expired`);
  });

  it('stays open while money that does not match is looked into', async () => {
    const invoice = await fund();
    server.sandbox.faults.set({ payAmount: '400000' }, invoice.rrrNo);
    await server.pay(invoice.rrrNo);
    server.clock.advance(31 * dayMs);
    await expireInvoices(server.context);
    server.clock.set(undefined);
    expect(await seen(invoice)).toMatchObject({ status: 'Underpaid' });
    const { rows } = await server.db.query('select closed_at from payments where rrr = $1', [invoice.rrrNo]);
    expect(rows).toEqual([{ closed_at: null }]);
  });

  it('that was paid without a notification is credited instead of lost [S11]', async () => {
    const invoice = await fund();
    server.sandbox.faults.set({ notify: 'never' }, invoice.rrrNo);
    await server.pay(invoice.rrrNo);
    server.clock.advance(31 * dayMs);
    await expireInvoices(server.context);
    await server.settle();
    server.clock.set(undefined);
    expect((await server.balanceOf(client)).balance).toBe(500000);
    expect(await seen(invoice)).toMatchObject({ status: 'Paid' });
  });

  it('that expired is credited when it turns out paid late [S11]', async () => {
    const invoice = await fund();
    const reference = server.sandbox.store.byRrr(invoice.rrrNo);
    server.clock.advance(31 * dayMs);
    await expireInvoices(server.context);
    await server.settle();
    if (!reference) throw new Error('The gateway does not know the RRR');
    server.sandbox.store.change(reference, {
      state: 'paid',
      paidAmount: reference.amount,
      paidAt: new Date().toISOString(),
    });
    await server.notify([{ rrr: invoice.rrrNo }]);
    server.clock.set(undefined);
    expect((await server.balanceOf(client)).balance).toBe(500000);
    expect(await seen(invoice)).toMatchObject({ status: 'Paid', paymentStatus: 'Paid' });
  });

  it('is asked about for a week after its RRR was withdrawn, then only when it is notified of [S11]', async () => {
    await server.db.query('update payments set next_check_at = null');
    const invoice = await fund();
    await cancel(client, invoice);
    await server.settle();
    const askedAfter = async (days: number) => {
      server.clock.advance(days * dayMs);
      return server.reconcile();
    };
    expect(await askedAfter(6)).toBe(1);
    expect(await askedAfter(2)).toBe(1);
    expect(await askedAfter(400)).toBe(0);
    const reference = server.sandbox.store.byRrr(invoice.rrrNo);
    if (!reference) throw new Error('The gateway does not know the RRR');
    const paidAt = new Date().toISOString();
    server.sandbox.store.change(reference, { state: 'paid', paidAmount: reference.amount, paidAt });
    await server.notify([{ rrr: invoice.rrrNo }]);
    server.clock.set(undefined);
    expect(await seen(invoice)).toMatchObject({ status: 'Paid' });
    expect((await server.balanceOf(client)).balance).toBe(500000);
  });

  it('never expires when the setting is 0', async () => {
    const invoice = await fund();
    server.clock.advance(400 * dayMs);
    expect(
      await expireInvoices({ ...server.context, config: { ...server.context.config, rrrExpiryDays: 0 } }),
    ).toBe(0);
    server.clock.set(undefined);
    expect((await seen(invoice)).status).toBe('Unpaid');
  });
});
