import type { BookDecision } from 'shared-api/contract';
import { settlementWorld } from '../testing/settlementWorld.ts';

const books = settlementWorld();
const { server, paid, lineOf, post, propose, approve, decided, movedBy, clearing } = books;

describe('decisions', () => {
  async function unknownLine(rrr: string) {
    const line = await lineOf({ rrr, naira: '75000' });
    await post(line);
    return line;
  }

  it('need a second person, are proposed once, and again after a rejection', async () => {
    const line = await unknownLine('888800000011');
    const body = { kind: 'suspense', lineId: line.id, clientId: books.client.account.id };
    const { id } = (await propose(body)).body.data;
    const own = await approve(id, books.finance);
    expect([own.status, own.body.code]).toEqual([403, 'second_person']);
    expect((await propose(body, books.second)).status).toBe(409);
    await books.finance.post(`/books/decisions/${id}/rejection`, { reason: 'Another client' });
    expect((await approve(id)).body).toMatchObject({ code: 'already_resolved' });
    expect((await decided(body)).status).toBe(200);
    expect((await server.balanceOf(books.client)).balance).toBe(75_000);
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
    const { body } = await books.finance.get('/books/decisions?status=Proposed');
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
  const before = await books.finance.get(`/books/opening?day=${rows[0]?.day}`);
  expect(before.body.data).toEqual({ payments: 2, amount: 1_000_000 });
  const { body } = await propose({
    kind: 'opening',
    day: rows[0]?.day,
    fee: 1_500,
    stillOpen: [held.transactionId],
  });
  expect(body.data).toMatchObject({ amount: 500_000, opening: { fee: 1_500, stillOpen: 1 } });
  expect(await clearing()).toMatchObject({ opened: null, openingProposed: true });
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
  expect(await clearing()).toMatchObject({ difference: 0, opened: rows[0]?.day, openingProposed: false });
});
