import type { SettlementFile } from 'shared-api/contract';
import { fundWallet } from '../../bookings/testing/fundWallet.ts';
import { sendFile } from '../testing/settlementFiles.ts';
import type { Invoice } from '../testing/settlementWorld.ts';
import { settlementWorld } from '../testing/settlementWorld.ts';
import { matchPaid } from './matchJob.ts';

const books = settlementWorld();
const { server, invoiced, paid, accepted, linesOf, lineOf, post, decided, movedBy } = books;

describe('the worked table, in kobo', () => {
  it('E: what was underpaid and accepted is cleared by its line, less the fee', async () => {
    let invoice: Invoice | undefined;
    expect(await movedBy(async () => (invoice = await accepted('450000')))).toEqual({
      gateway_clearing: -45_000_000,
      wallet: 45_000_000,
    });
    const line = await lineOf({ rrr: invoice?.rrrNo ?? '', naira: '450000.00', fee: '2000' });
    expect(line).toMatchObject({ state: 'matched', payment: { open: 450_000 } });
    expect(await movedBy(() => books.finance.post(`/books/files/${line.file}/post`, {}))).toEqual({
      gateway_clearing: 45_000_000,
      bank: -44_800_000,
      gateway_fees: -200_000,
    });
    expect(await linesOf(line.file)).toMatchObject([{ resolved: 'posted', payment: { open: 0 } }]);
    expect((await server.balanceOf(books.client)).balance).toBe(450_000);
  });

  it('F: what was overpaid and accepted is cleared whole, the fee being with the payer', async () => {
    const invoice = await accepted('550000');
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '550000.00' });
    expect(await movedBy(() => books.finance.post(`/books/files/${line.file}/post`, {}))).toEqual({
      gateway_clearing: 55_000_000,
      bank: -55_000_000,
    });
    expect((await server.balanceOf(books.client)).balance).toBe(550_000);
  });

  it('G: a line without an invoice lies in suspense until two people find its payer', async () => {
    const line = await lineOf({ rrr: '888800000001', naira: '75000' });
    expect(line).toMatchObject({ state: 'unknown', payment: null });
    expect(await movedBy(() => post(line))).toEqual({ bank: -7_500_000, suspense: 7_500_000 });
    expect((await linesOf(line.file))[0]).toMatchObject({ suspense: 75_000 });
    const step = () => decided({ kind: 'suspense', lineId: line.id, clientId: books.client.account.id });
    expect(await movedBy(step)).toEqual({ suspense: -7_500_000, wallet: 7_500_000 });
    expect((await linesOf(line.file))[0]).toMatchObject({ suspense: 0 });
    const { body } = await books.finance.get(`/users/clients/${books.client.account.id}/statement`);
    const found = { cause: 'suspense', amount: 75_000, reason: 'Found in the bank statement' };
    expect(body.data).toMatchObject([found]);
    const csv = await books.client.get(`/transactions/statement/export?from=2020-01-01&to=2021-12-31`);
    expect(csv.status).toBe(200);
  });

  it('H: money of a canceled invoice that an adjustment credited earlier is written off', async () => {
    const invoice = await invoiced(450_000);
    await books.finance.post(`/transactions/services/${invoice.transactionId}/cancellation`, {
      reason: 'Paid elsewhere',
    });
    const step = async () => {
      const adjustment = {
        applicationUserId: books.client.account.id,
        amount: 450_000,
        reason: 'Teller slip 4471',
      };
      const { body } = await books.finance.post('/adjustments', adjustment);
      await books.second.post(`/adjustments/${body.data.id}/approval`, {});
    };
    expect(await movedBy(step)).toEqual({ wallet: 45_000_000, adjustment: -45_000_000 });
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '450000' });
    expect(line.state).toBe('unpaid');
    await server.reconcile();
    expect(await movedBy(() => post(line))).toEqual({ bank: -45_000_000, suspense: 45_000_000 });
    expect(await movedBy(() => decided({ kind: 'write_off', lineId: line.id }))).toEqual({
      suspense: -45_000_000,
      adjustment: 45_000_000,
    });
  });

  it('J: what a line lacks stays open for its payment until it is written off', async () => {
    const invoice = await paid();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '499000' });
    expect(line.state).toBe('differs');
    expect(await movedBy(() => post(line))).toEqual({ gateway_clearing: 49_900_000, bank: -49_900_000 });
    const open = { kind: 'write_off', transactionId: invoice.transactionId };
    const { id } = (await books.propose(open)).body.data;
    expect(await linesOf(line.file)).toMatchObject([{ decisionProposed: true }]);
    expect(await movedBy(() => books.approve(id))).toEqual({
      gateway_clearing: 100_000,
      adjustment: -100_000,
    });
    expect((await books.propose(open)).body).toMatchObject({ code: 'already_resolved' });
  });

  it('what a line has above its payment lies in suspense', async () => {
    const invoice = await paid();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500100' });
    expect(await movedBy(() => post(line))).toEqual({
      gateway_clearing: 50_000_000,
      suspense: 10_000,
      bank: -50_010_000,
    });
  });

  it('what the gateway took back comes from the wallet, as far as that holds it', async () => {
    const invoice = await paid();
    const { file } = await books.send([
      { rrr: invoice.rrrNo, naira: '500000' },
      { rrr: invoice.rrrNo, naira: '-500000' },
    ]);
    await books.finance.post(`/books/files/${file}/post`, {});
    const line = (await linesOf(file))[1];
    expect(line).toMatchObject({ state: 'taken_back' });
    expect(await movedBy(() => post(line ?? { id: 0 }))).toEqual({ bank: 50_000_000, suspense: -50_000_000 });
    const poor = await server.account('Client');
    const proposal = await books.propose({ kind: 'suspense', lineId: line?.id, clientId: poor.id });
    expect((await books.approve(proposal.body.data.id)).body).toMatchObject({ code: 'insufficient_funds' });
    await books.second.post(`/books/decisions/${proposal.body.data.id}/rejection`, {
      reason: 'Another wallet',
    });
    const step = () => decided({ kind: 'suspense', lineId: line?.id, clientId: books.client.account.id });
    expect(await movedBy(step)).toEqual({ suspense: 50_000_000, wallet: -50_000_000 });
  });

  it('what a person saw arrive in the bank never waits for the gateway', async () => {
    const invoice = await invoiced();
    const step = () =>
      books.finance.post(`/transactions/services/${invoice.transactionId}/confirmation`, {
        reason: 'Line 7 of the bank statement',
        arrived: 'bank',
      });
    expect(await movedBy(step)).toEqual({ bank: -50_000_000, wallet: 50_000_000 });
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500000' });
    expect(line).toMatchObject({ state: 'repeated', payment: { open: 0 } });
  });
});

describe('a file of 200 lines with five faults', () => {
  const day = '2026-03-03';
  const naira = 50_000;
  async function collected(count: number): Promise<void> {
    const order = { amount: String(naira), payerName: 'Charlie, Sierra', payerEmail: '', payerPhone: '' };
    const about = { ...order, description: 'Wallet funding', createdAt: `${day}T08:00:00.000Z` };
    for (let number = 0; number < count; number += 1) {
      const reference = server.sandbox.store.create({ ...about, orderId: `order-${number}` });
      server.sandbox.store.change(reference, {
        state: 'paid',
        channel: 'card',
        paidAt: `${day}T09:00:00.000Z`,
      });
      await fundWallet(server.context, books.client.account.id, naira * 100, reference.rrr);
    }
  }
  const settlement = async () =>
    (
      await fetch(
        `${server.sandbox.url}/sandbox/settlement/${day}?faults=amount,twice,takenBack,unpaid,unknown`,
      )
    ).text();

  it('matches 195, names the five, posts to a difference of 0 and refuses the same file', async () => {
    await collected(196);
    const waiting = await invoiced(naira);
    const text = await settlement();
    expect(text).toContain(waiting.rrrNo);
    const before = await books.accounts();
    const sent = await sendFile(server, books.finance, books.profile, text);
    const file = sent.body.data.id;
    const { data } = (await books.finance.get(`/books/files/${file}`)).body as unknown as {
      data: SettlementFile;
    };
    expect(data).toMatchObject({
      read: true,
      lines: 200,
      counts: { matched: 195, differs: 1, repeated: 1, taken_back: 1, unpaid: 1, unknown: 1, posted: 0 },
    });
    const posted = await books.finance.post(`/books/files/${file}/post`, {});
    expect(posted.body.data).toMatchObject({ counts: { matched: 0, posted: 195 } });
    expect((await books.accounts()).bank).toBe((before.bank ?? 0) - 975_000_000);
    expect(await books.clearing()).toMatchObject({ difference: 0 });
    const again = await sendFile(server, books.finance, books.profile, text);
    expect(again.body).toMatchObject({ code: 'file_known', data: { id: file } });
    expect(again.status).toBe(409);
    expect((await books.finance.post(`/books/files/${file}/post`, {})).status).toBe(409);
  });
});

describe('a line whose invoice is unpaid here', () => {
  it('credits nobody, asks the gateway, and matches once that has settled it', async () => {
    const invoice = await invoiced();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500000' });
    expect(line.state).toBe('unpaid');
    await server.reconcile();
    await matchPaid(server.context);
    expect((await linesOf(line.file))[0]?.state).toBe('unpaid');
    expect((await server.balanceOf(books.client)).balance).toBe(0);
    expect((await post(line)).body).toMatchObject({ code: 'waits_for_gateway' });
    server.sandbox.faults.set({ notify: 'never' }, invoice.rrrNo);
    await server.pay(invoice.rrrNo);
    await server.db.query("update payments set next_check_at = now() - interval '1 day' where rrr = $1", [
      invoice.rrrNo,
    ]);
    await server.reconcile();
    await server.settle();
    await matchPaid(server.context);
    expect((await linesOf(line.file))[0]?.state).toBe('matched');
    expect((await server.balanceOf(books.client)).balance).toBe(500_000);
  });
});
