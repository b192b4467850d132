import type { BookDecision, Clearing, SettlementFile, SettlementLineShown } from 'shared-api/contract';
import { lagosInstant } from 'shared-api/rules';
import { expectSoundLedger } from '../../../testing/expectSoundLedger.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startPayingServer } from '../../../testing/payingServer.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { fundWallet } from '../../bookings/testing/fundWallet.ts';
import { csvOf, type Listed, makeProfile, sendFile } from '../testing/settlementFiles.ts';
import { workingDayBefore } from './listMissing.ts';
import { matchPaid } from './matchJob.ts';
import { queueReminders } from './openLinesLetter.ts';

const server = forAllTests(startPayingServer);
let finance: SignedIn;
let second: SignedIn;
let client: SignedIn;
let profile: number;
beforeAll(async () => {
  finance = await server.as('Finance Officer');
  second = await server.as('Administrator');
  profile = await makeProfile(finance);
}, 60_000);
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
async function invoiced(naira = 500_000): Promise<Invoice> {
  const { body } = await client.post('/users/fund-wallet', { amount: naira });
  await server.settle();
  return body.data as unknown as Invoice;
}
/** An invoice of 500,000 that was paid, with this amount. */
async function paid(naira = '500000'): Promise<Invoice> {
  const invoice = await invoiced();
  server.sandbox.faults.set({ payAmount: naira }, invoice.rrrNo);
  await server.pay(invoice.rrrNo);
  return invoice;
}
async function accepted(naira: string): Promise<Invoice> {
  const invoice = await paid(naira);
  const { body } = await finance.post(`/transactions/services/${invoice.transactionId}/acceptance`, {
    reason: 'Agreed by telephone',
  });
  await second.post(`/adjustments/${body.data.id}/approval`, {});
  return invoice;
}

async function send(lines: readonly Listed[]) {
  const { body, status } = await sendFile(server, finance, profile, csvOf(lines));
  return { status, body, file: Number(body.data?.id) };
}
const linesOf = async (file: number) =>
  (await finance.get(`/books/files/${file}/lines`)).body.data as unknown as SettlementLineShown[];
/** The file's only line. */
async function lineOf(listed: Listed): Promise<SettlementLineShown & { file: number }> {
  const { file } = await send([listed]);
  const [line] = await linesOf(file);
  if (!line) throw new Error('The file has no line');
  return { ...line, file };
}
const post = (line: { id: number }, by = finance) => by.post(`/books/lines/${line.id}/post`, {});
const propose = (body: object, by = finance) =>
  by.post('/books/decisions', { reason: 'Found in the bank statement', ...body });
const approve = (id: unknown, by = second) => by.post(`/books/decisions/${id}/approval`, {});
async function decided(body: object) {
  const proposal = await propose(body);
  return approve(proposal.body.data.id);
}

/** What each account holds, in kobo; wallets together. */
async function accounts(): Promise<Record<string, number>> {
  const { rows } = await server.db.query<{ kind: string; kobo: number }>(
    `select a.kind, coalesce(sum(e.amount_kobo), 0)::bigint as kobo
       from ledger_accounts a left join ledger_entries e on e.account_id = a.id group by a.kind`,
  );
  return Object.fromEntries(rows.map(({ kind, kobo }) => [kind, kobo]));
}
/** What the step moved, in kobo; accounts that it left alone are left out. */
async function movedBy(step: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await accounts();
  await step();
  const after = await accounts();
  const moved = Object.entries(after).map(([kind, kobo]) => [kind, kobo - (before[kind] ?? 0)] as const);
  return Object.fromEntries(moved.filter(([, kobo]) => kobo !== 0));
}
async function clearing(): Promise<Clearing> {
  const { body } = await finance.get('/books/clearing');
  return body.data as unknown as Clearing;
}

describe('the worked table, in kobo', () => {
  it('E: what was underpaid and accepted is cleared by its line, less the fee', async () => {
    let invoice: Invoice | undefined;
    expect(await movedBy(async () => (invoice = await accepted('450000')))).toEqual({
      gateway_clearing: -45_000_000,
      wallet: 45_000_000,
    });
    const line = await lineOf({ rrr: invoice?.rrrNo ?? '', naira: '450000.00', fee: '2000' });
    expect(line).toMatchObject({ state: 'matched', payment: { open: 450_000 } });
    expect(await movedBy(() => finance.post(`/books/files/${line.file}/post`, {}))).toEqual({
      gateway_clearing: 45_000_000,
      bank: -44_800_000,
      gateway_fees: -200_000,
    });
    expect(await linesOf(line.file)).toMatchObject([{ resolved: 'posted', payment: { open: 0 } }]);
    expect((await server.balanceOf(client)).balance).toBe(450_000);
  });

  it('F: what was overpaid and accepted is cleared whole, the fee being with the payer', async () => {
    const invoice = await accepted('550000');
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '550000.00' });
    expect(await movedBy(() => finance.post(`/books/files/${line.file}/post`, {}))).toEqual({
      gateway_clearing: 55_000_000,
      bank: -55_000_000,
    });
    expect((await server.balanceOf(client)).balance).toBe(550_000);
  });

  it('G: a line without an invoice lies in suspense until two people find its payer', async () => {
    const line = await lineOf({ rrr: '888800000001', naira: '75000' });
    expect(line).toMatchObject({ state: 'unknown', payment: null });
    expect(await movedBy(() => post(line))).toEqual({ bank: -7_500_000, suspense: 7_500_000 });
    expect((await linesOf(line.file))[0]).toMatchObject({ suspense: 75_000 });
    const step = () => decided({ kind: 'suspense', lineId: line.id, clientId: client.account.id });
    expect(await movedBy(step)).toEqual({ suspense: -7_500_000, wallet: 7_500_000 });
    expect((await linesOf(line.file))[0]).toMatchObject({ suspense: 0 });
    const { body } = await finance.get(`/users/clients/${client.account.id}/statement`);
    const found = { cause: 'suspense', amount: 75_000, reason: 'Found in the bank statement' };
    expect(body.data).toMatchObject([found]);
    const csv = await client.get(`/transactions/statement/export?from=2020-01-01&to=2021-12-31`);
    expect(csv.status).toBe(200);
  });

  it('H: money of a canceled invoice that an adjustment credited earlier is written off', async () => {
    const invoice = await invoiced(450_000);
    await finance.post(`/transactions/services/${invoice.transactionId}/cancellation`, {
      reason: 'Paid elsewhere',
    });
    const step = async () => {
      const adjustment = {
        applicationUserId: client.account.id,
        amount: 450_000,
        reason: 'Teller slip 4471',
      };
      const { body } = await finance.post('/adjustments', adjustment);
      await second.post(`/adjustments/${body.data.id}/approval`, {});
    };
    expect(await movedBy(step)).toEqual({ wallet: 45_000_000, adjustment: -45_000_000 });
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '450000' });
    expect(line.state).toBe('unpaid');
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
    expect(await movedBy(() => decided(open))).toEqual({ gateway_clearing: 100_000, adjustment: -100_000 });
    expect((await propose(open)).body).toMatchObject({ code: 'already_resolved' });
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
    const { file } = await send([
      { rrr: invoice.rrrNo, naira: '500000' },
      { rrr: invoice.rrrNo, naira: '-500000' },
    ]);
    await finance.post(`/books/files/${file}/post`, {});
    const line = (await linesOf(file))[1];
    expect(line).toMatchObject({ state: 'taken_back' });
    expect(await movedBy(() => post(line ?? { id: 0 }))).toEqual({ bank: 50_000_000, suspense: -50_000_000 });
    const poor = await server.account('Client');
    const proposal = await propose({ kind: 'suspense', lineId: line?.id, clientId: poor.id });
    expect((await approve(proposal.body.data.id)).body).toMatchObject({ code: 'insufficient_funds' });
    await second.post(`/books/decisions/${proposal.body.data.id}/rejection`, { reason: 'Another wallet' });
    const step = () => decided({ kind: 'suspense', lineId: line?.id, clientId: client.account.id });
    expect(await movedBy(step)).toEqual({ suspense: 50_000_000, wallet: -50_000_000 });
  });

  it('what a person saw arrive in the bank never waits for the gateway', async () => {
    const invoice = await invoiced();
    const step = () =>
      finance.post(`/transactions/services/${invoice.transactionId}/confirmation`, {
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
  /** References that the gateway took on that day, and their payments here. */
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
      await fundWallet(server.context, client.account.id, naira * 100, reference.rrr);
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
    const before = await accounts();
    const sent = await sendFile(server, finance, profile, text);
    const file = sent.body.data.id;
    const { data } = (await finance.get(`/books/files/${file}`)).body as unknown as { data: SettlementFile };
    expect(data).toMatchObject({
      read: true,
      lines: 200,
      counts: { matched: 195, differs: 1, repeated: 1, taken_back: 1, unpaid: 1, unknown: 1, posted: 0 },
    });
    const posted = await finance.post(`/books/files/${file}/post`, {});
    expect(posted.body.data).toMatchObject({ counts: { matched: 0, posted: 195 } });
    expect((await accounts()).bank).toBe((before.bank ?? 0) - 975_000_000);
    expect(await clearing()).toMatchObject({ difference: 0 });
    const again = await sendFile(server, finance, profile, text);
    expect(again.body).toMatchObject({ code: 'file_known', data: { id: file } });
    expect(again.status).toBe(409);
    expect((await finance.post(`/books/files/${file}/post`, {})).status).toBe(409);
  }, 60_000);
});

describe('a line whose invoice is unpaid here', () => {
  it('credits nobody, asks the gateway, and matches once that has settled it', async () => {
    const invoice = await invoiced();
    const line = await lineOf({ rrr: invoice.rrrNo, naira: '500000' });
    expect(line.state).toBe('unpaid');
    await server.reconcile();
    await matchPaid(server.context);
    expect((await linesOf(line.file))[0]?.state).toBe('unpaid');
    expect((await server.balanceOf(client)).balance).toBe(0);
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
    expect((await server.balanceOf(client)).balance).toBe(500_000);
  });
});

describe('decisions', () => {
  async function unknownLine(rrr: string) {
    const line = await lineOf({ rrr, naira: '75000' });
    await post(line);
    return line;
  }

  it('need a second person, are proposed once, and again after a rejection', async () => {
    const line = await unknownLine('888800000011');
    const body = { kind: 'suspense', lineId: line.id, clientId: client.account.id };
    const { id } = (await propose(body)).body.data;
    const own = await approve(id, finance);
    expect([own.status, own.body.code]).toEqual([403, 'second_person']);
    expect((await propose(body, second)).status).toBe(409);
    await finance.post(`/books/decisions/${id}/rejection`, { reason: 'Another client' });
    expect((await approve(id)).body).toMatchObject({ code: 'already_resolved' });
    expect((await decided(body)).status).toBe(200);
    expect((await server.balanceOf(client)).balance).toBe(75_000);
  });

  it('two approvals at the same moment post once', async () => {
    const line = await unknownLine('888800000012');
    const { id } = (await propose({ kind: 'write_off', lineId: line.id })).body.data;
    const third = await server.as('Finance Officer');
    const answers = await Promise.all([approve(id), approve(id, third)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('post nothing when the books say another amount by then', async () => {
    const invoice = await paid();
    const { id } = (await propose({ kind: 'write_off', transactionId: invoice.transactionId })).body.data;
    await post(await lineOf({ rrr: invoice.rrrNo, naira: '499000' }));
    expect((await approve(id)).body).toMatchObject({ code: 'changed_meanwhile' });
    const { body } = await finance.get('/books/decisions?status=Proposed');
    expect((body.data as unknown as BookDecision[]).map((each) => each.id)).toContain(id);
  });

  it('are about a posted line, or a payment that is open', async () => {
    const line = await lineOf({ rrr: '888800000013', naira: '75000' });
    expect((await propose({ kind: 'write_off', lineId: line.id })).status).toBe(400);
    expect((await propose({ kind: 'write_off' })).status).toBe(400);
    expect((await propose({ kind: 'suspense', lineId: line.id })).status).toBe(400);
    expect((await propose({ kind: 'opening', day: '2999-01-01' })).status).toBe(400);
    expect((await propose({ kind: 'write_off', transactionId: 999_999_999 })).status).toBe(400);
  });
});

describe('a file', () => {
  const upload = (text: string) => sendFile(server, finance, profile, text);

  it('is taken in whole or not at all: the line and the column that cannot be read are named', async () => {
    const good = csvOf([{ rrr: '888800000021', naira: '1.00' }]);
    const { rows } = await server.db.query<{ count: number }>(
      'select count(*)::int as count from settlement_lines',
    );
    expect((await upload(`${good}\r\n2026-03-03 09:00:00,888800000022,1.234,,`)).body).toMatchObject({
      code: 'unreadable_line',
      message: 'Line 3, column Amount: “1.234” is no amount',
      data: { line: 3, column: 'Amount' },
    });
    expect((await upload('RRR,Sum\r\n1,2')).body).toMatchObject({
      code: 'unreadable_line',
      data: { line: 1 },
    });
    expect((await upload('Transaction Date,RRR,Amount,Fee,Bank Reference')).status).toBe(400);
    expect((await upload('%PDF-\0')).status).toBe(400);
    const now = await server.db.query('select count(*)::int as count from settlement_lines');
    expect(now.rows).toEqual(rows);
  });

  it('is read by a profile that exists', async () => {
    const { body } = await sendFile(server, finance, 999_999_999, csvOf([{ rrr: '1', naira: '1' }]));
    expect(body).toMatchObject({ code: 'unknown_profile' });
  });

  it('of which a line was listed before lets that be ignored, with the reason, and no other line', async () => {
    const invoice = await paid();
    const { file } = await send([
      { rrr: invoice.rrrNo, naira: '500000' },
      { rrr: invoice.rrrNo, naira: '500000' },
    ]);
    const [first, again] = await linesOf(file);
    expect([first?.state, again?.state]).toEqual(['matched', 'repeated']);
    const ignore = (id: number | undefined) =>
      finance.post(`/books/lines/${id}/ignore`, { reason: 'Listed twice' });
    expect((await ignore(first?.id)).status).toBe(400);
    expect((await ignore(again?.id)).body.data).toMatchObject({ resolved: 'ignored', note: 'Listed twice' });
    expect((await ignore(again?.id)).body).toMatchObject({ code: 'already_resolved' });
    const noted = await finance.post(`/books/lines/${first?.id}/note`, { note: 'Asked the gateway' });
    expect(noted.body.data).toMatchObject({ note: 'Asked the gateway', resolved: null });
  });

  it('shows its lines by state', async () => {
    const { file } = await send([{ rrr: '888800000031', naira: '10' }]);
    const lines = async (state: string) =>
      (await finance.get(`/books/files/${file}/lines?state=${state}`)).body.data;
    expect([(await lines('unknown')).length, (await lines('matched')).length]).toEqual([1, 0]);
    expect((await finance.get('/books/files/999999999/lines')).status).toBe(404);
  });
});

describe('a payment that stands in no file', () => {
  it('is missing once the days for its file are over, Monday to Friday', async () => {
    expect(workingDayBefore('2026-03-05', 2)).toBe('2026-03-03');
    expect(workingDayBefore('2026-03-10', 2)).toBe('2026-03-06');
    expect(workingDayBefore('2026-03-08', 1)).toBe('2026-03-06');
    const invoice = await paid();
    const missing = async () => {
      const { body } = await finance.get('/books/missing');
      return (body.data as unknown as Invoice[]).map(({ transactionId }) => transactionId);
    };
    expect(await missing()).not.toContain(invoice.transactionId);
    await server.db.query(`update payments set paid_at = paid_at - interval '9 days' where id = $1`, [
      invoice.transactionId,
    ]);
    expect(await missing()).toContain(invoice.transactionId);
    await lineOf({ rrr: invoice.rrrNo, naira: '499999' });
    expect(await missing()).not.toContain(invoice.transactionId);
  });
});

it('the opening settles what was paid before a day, but what is still at the gateway, once', async () => {
  const [old, held] = [await paid(), await paid()];
  await server.db.query(
    `update payments set paid_at = paid_at - interval '1 year' where id = any ($1::bigint[])`,
    [[old.transactionId, held.transactionId]],
  );
  const { rows } = await server.db.query<{ day: string }>(
    `select (paid_at + interval '2 days')::date::text as day from payments where id = $1`,
    [old.transactionId],
  );
  const { body } = await propose({
    kind: 'opening',
    day: rows[0]?.day,
    fee: 1_500,
    stillOpen: [held.transactionId],
  });
  expect(body.data).toMatchObject({ amount: 500_000, opening: { fee: 1_500, stillOpen: 1 } });
  expect(await movedBy(() => approve(body.data.id))).toEqual({
    gateway_clearing: 50_000_000,
    gateway_fees: -150_000,
    bank: -49_850_000,
  });
  expect(await lineOf({ rrr: old.rrrNo, naira: '500000' })).toMatchObject({ state: 'repeated' });
  expect(await lineOf({ rrr: held.rrrNo, naira: '500000' })).toMatchObject({ state: 'matched' });
  expect((await propose({ kind: 'opening', day: rows[0]?.day })).body).toMatchObject({
    code: 'already_resolved',
  });
  expect(await clearing()).toMatchObject({ difference: 0, opened: rows[0]?.day });
});

it('finance is told once a day of lines that are open for more than five days', async () => {
  const { file } = await send([{ rrr: '888800000041', naira: '75000' }]);
  await server.db.query(
    `update settlement_files set uploaded_at = uploaded_at - interval '6 days' where id = $1`,
    [file],
  );
  const told = async () => {
    const letters = await server.mailTo(finance.account.email);
    return letters.filter(({ subject }) => subject.startsWith('Lines of settlement files')).length;
  };
  const clock = { now: () => lagosInstant('2031-03-04', '06:59') };
  await queueReminders({ ...server.context, clock });
  expect(await told()).toBe(0);
  clock.now = () => lagosInstant('2031-03-04', '07:00');
  await queueReminders({ ...server.context, clock });
  await queueReminders({ ...server.context, clock });
  expect(await told()).toBe(1);
});

it('is for the finance office alone', async () => {
  for (const role of ['Protocol Officer', 'Registration Officer', 'Client']) {
    const by = role === 'Client' ? client : await server.as(role);
    expect((await by.get('/books/files')).status).toBe(403);
    expect((await by.post('/books/decisions', { kind: 'write_off' })).status).toBe(403);
  }
});
