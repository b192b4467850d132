import { sendFile } from '../testing/settlementFiles.ts';
import { type Invoice, settlementWorld } from '../testing/settlementWorld.ts';
import { matchPaid } from './matchJob.ts';

const books = settlementWorld();
const { server, invoiced, paid, linesOf, lineOf, post, propose, approve, decided } = books;

const act = (invoice: Invoice, what: string, body: object = {}) =>
  books.finance.post(`/transactions/services/${invoice.transactionId}/${what}`, {
    reason: 'Teller slip 4471',
    ...body,
  });
const cancel = (invoice: Invoice) => act(invoice, 'cancellation');
const balance = async () => (await server.balanceOf(books.client)).balance;
const statusOf = async ({ transactionId }: Invoice) => {
  const { rows } = await server.db.query<{ status: string }>(
    'select shown_status as status from payments where id = $1',
    [transactionId],
  );
  return rows[0]?.status;
};
/** The gateway reports each payment that is due, and the settlement lines are matched again. */
async function answered(): Promise<void> {
  await server.reconcile();
  await server.settle();
  await matchPaid(server.context);
}
/** The client cancels the invoice while the gateway has the money but still reports it as pending. */
async function paidUnnoticed(naira = '500000'): Promise<Invoice> {
  const invoice = await invoiced();
  server.sandbox.faults.set({ payAmount: naira, notify: 'never', pendingAnswers: 99 }, invoice.rrrNo);
  await server.pay(invoice.rrrNo);
  await cancel(invoice);
  await server.settle();
  return invoice;
}
const tell = ({ rrrNo }: Invoice) => server.sandbox.faults.set({ pendingAnswers: 0 }, rrrNo);
async function adjust(amount: number): Promise<void> {
  const { body } = await books.finance.post('/adjustments', {
    applicationUserId: books.client.account.id,
    amount,
    reason: 'Teller slip 4471',
  });
  await books.second.post(`/adjustments/${body.data.id}/approval`, {});
}

describe('a line of a cancelled invoice', () => {
  it('that was underpaid and credited by an adjustment goes to suspense and is written off, never accepted', async () => {
    const invoice = await paid('450000');
    await cancel(invoice);
    await adjust(450_000);
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '450000' });
    await answered();
    expect(await statusOf(invoice)).toBe('Cancelled');
    expect((await linesOf(line.file))[0]).toMatchObject({ state: 'unpaid', payment: { waits: false } });
    expect((await act(invoice, 'acceptance')).status).toBe(400);
    expect((await post(line)).status).toBe(200);
    expect((await decided({ kind: 'write_off', lineId: line.id })).status).toBe(200);
    expect(await balance()).toBe(450_000);
  });

  it('waits for an answer of the gateway from after the file: paid in full, it is credited and matches', async () => {
    const invoice = await paidUnnoticed();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500000' });
    expect((await post(line)).body).toMatchObject({ code: 'waits_for_gateway' });
    tell(invoice);
    await answered();
    expect((await linesOf(line.file))[0]).toMatchObject({ state: 'matched' });
    expect((await books.finance.post(`/books/files/${line.file}/post`, {})).status).toBe(200);
    expect((await linesOf(line.file))[0]).toMatchObject({ suspense: 0, payment: { open: 0 } });
    expect(await balance()).toBe(500_000);
  });

  it('waits while the gateway gives no answer', async () => {
    const invoice = await paidUnnoticed();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500000' });
    server.sandbox.faults.set({ status: '500' }, invoice.rrrNo);
    await answered();
    expect((await post(line)).body).toMatchObject({ code: 'waits_for_gateway' });
  });

  it('that went to suspense is credited from there alone, whatever the gateway or a person says later', async () => {
    const invoice = await paidUnnoticed();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500000' });
    await answered();
    expect((await post(line)).status).toBe(200);
    tell(invoice);
    await server.db.query("update payments set next_check_at = now() - interval '1 day' where rrr = $1", [
      invoice.rrrNo,
    ]);
    await answered();
    expect((await act(invoice, 'confirmation')).status).toBe(400);
    expect((await act(invoice, 'confirmation', { arrived: 'bank' })).status).toBe(400);
    expect(await balance()).toBe(0);
    const found = { kind: 'suspense', lineId: line.id, clientId: books.client.account.id };
    expect((await decided(found)).status).toBe(200);
    expect(await balance()).toBe(500_000);
    expect((await linesOf(line.file))[0]).toMatchObject({ suspense: 0, payment: { open: 0 } });
  });

  it('of which other money is reported is accepted and matches', async () => {
    const invoice = await paidUnnoticed('450000');
    tell(invoice);
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '450000' });
    await answered();
    expect((await linesOf(line.file))[0]?.payment).toMatchObject({ status: 'Underpaid', waits: false });
    const { body } = await act(invoice, 'acceptance');
    expect((await books.second.post(`/adjustments/${body.data.id}/approval`, {})).status).toBe(200);
    await answered();
    expect((await linesOf(line.file))[0]?.state).toBe('matched');
    expect((await post(line)).status).toBe(200);
    expect(await balance()).toBe(450_000);
  });

  it('that went to suspense while its acceptance waited leaves that refused', async () => {
    const invoice = await paidUnnoticed('450000');
    tell(invoice);
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '450000' });
    await answered();
    const { body } = await act(invoice, 'acceptance');
    expect((await post(line)).status).toBe(200);
    expect(await statusOf(invoice)).toBe('Cancelled');
    expect((await books.second.post(`/adjustments/${body.data.id}/approval`, {})).status).toBe(400);
    expect(await balance()).toBe(0);
    const copy = await lineOf({ rrr: invoice.rrrNo, naira: '450000', fee: '0' });
    expect(copy.state).toBe('repeated');
  });

  it('that is listed twice while the invoice is open waits twice', async () => {
    const invoice = await invoiced();
    const { file } = await books.send([
      { rrr: invoice.rrrNo, naira: '500000' },
      { rrr: invoice.rrrNo, naira: '500000' },
    ]);
    const [, again] = await linesOf(file);
    expect((await post(again ?? { id: 0 })).body).toMatchObject({ code: 'waits_for_gateway' });
  });
});

describe('lines of a payment that stand in another file too', () => {
  const copyOf = async (invoice: Invoice, text: string) => {
    const listed = `Transaction Date,RRR,Amount,Fee,Bank Reference\n,${invoice.rrrNo},500000,,${text}`;
    const { body } = await sendFile(server, books.finance, books.profile, listed);
    return body.data.id;
  };
  const stateIn = async (file: number) => (await linesOf(file))[0];

  it('are listed before once the other was posted, and can be ignored', async () => {
    const invoice = await paid();
    const [file, copy] = [await copyOf(invoice, 'day'), await copyOf(invoice, 'day saved again')];
    expect(await stateIn(copy)).toMatchObject({ state: 'matched' });
    await books.finance.post(`/books/files/${file}/post`, {});
    const line = await stateIn(copy);
    expect(line).toMatchObject({ state: 'repeated' });
    const ignored = await books.finance.post(`/books/lines/${line?.id}/ignore`, { reason: 'Saved again' });
    expect(ignored.status).toBe(200);
  });

  it('are listed before once the payment was written off', async () => {
    const invoice = await paid();
    const { body } = await propose({ kind: 'write_off', transactionId: invoice.transactionId });
    const file = await copyOf(invoice, 'late');
    await approve(body.data.id);
    expect(await stateIn(file)).toMatchObject({ state: 'repeated' });
  });
});
