import { paymentAnchors, setAnchors } from '../../lists/index.ts';
import { type PayingServer, startPayingServer } from '../../testing/payingServer.ts';
import type { SignedIn } from '../../testing/testServer.ts';

let server: PayingServer;
let client: SignedIn;
let other: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  server = await startPayingServer();
  client = await server.as('Client');
  other = await server.as('Client');
  finance = await server.as('Finance Officer');
});
afterAll(() => server.close());

let made = 0;
/** Payments a minute apart, the first of them this many minutes ago. */
async function pay(
  who: SignedIn,
  { kind = 'funding', count, minutesAgo }: { kind?: string; count: number; minutesAgo: number },
) {
  made += 1;
  const { rows } = await server.db.query<{ id: number }>(
    `insert into payments (kind, application_user_id, amount_kobo, order_id, invoice_id, invoice_no, code, created_at)
     select $1, $2, 5000000, $5 || n, $5 || n, $5 || n, $5 || n, now() - make_interval(mins => $4::int - n)
       from generate_series(0, $3::int - 1) n returning id`,
    [kind, who.account.id, count, minutesAgo, `m${made}-`],
  );
  return rows.map(({ id }) => id);
}

/** All pages of a list, one after the other, and the totals that they name. */
async function listed(by: SignedIn, path: string) {
  const ids: number[] = [];
  const totals = new Set<number | null | undefined>();
  for (let page = 1; ; page += 1) {
    const { body } = await by.get(`/transactions/${path}?pageNumber=${page}`);
    const { transactions } = body.data as unknown as { transactions: { transactionId: number }[] };
    if (transactions.length === 0) return { ids, totals: [...totals] };
    ids.push(...transactions.map(({ transactionId }) => transactionId));
    totals.add(body.meta.totalCount);
  }
}
const anchors = async () =>
  (await server.db.query<{ n: number }>('select count(*) as n from payment_marks')).rows[0]?.n;

it('lists have the same pages and totals with anchors as without, also as they grow and after a clock was set back [TRANS-18]', async () => {
  const mine = await pay(client, { count: 33, minutesAgo: 1000 });
  const others = await pay(other, { count: 9, minutesAgo: 500 });
  const registrations = await pay(client, { kind: 'registration', count: 5, minutesAgo: 400 });
  const expectAll = async (fundings: number[], own: number[]) => {
    expect(await listed(client, 'services-by-type/2')).toEqual({
      ids: own.toReversed(),
      totals: [own.length],
    });
    expect(await listed(finance, 'services-by-type/2')).toEqual({
      ids: fundings.toReversed(),
      totals: [fundings.length],
    });
  };
  await expectAll([...mine, ...others], mine);
  await setAnchors(server.context, [paymentAnchors(1), paymentAnchors(2)], 4);
  expect(await anchors()).toBe(10 + 8 + 2 + 1 + 1);
  await expectAll([...mine, ...others], mine);
  expect(await listed(finance, 'services')).toEqual({
    ids: [...mine, ...others, ...registrations].toReversed(),
    totals: [47],
  });
  expect(await listed(client, 'services')).toEqual({
    ids: [...mine, ...registrations].toReversed(),
    totals: [38],
  });

  const late = await pay(client, { count: 3, minutesAgo: 5 });
  await expectAll([...mine, ...others, ...late], [...mine, ...late]);
  const early = await pay(client, { count: 1, minutesAgo: 2000 });
  await expectAll([...early, ...mine, ...others, ...late], [...early, ...mine, ...late]);
  await setAnchors(server.context, [paymentAnchors(1), paymentAnchors(2)], 4);
  await expectAll([...early, ...mine, ...others, ...late], [...early, ...mine, ...late]);
});

it('what was just invoiced gets no anchor yet', async () => {
  await setAnchors(server.context, [paymentAnchors(1), paymentAnchors(2)], 4);
  const before = await anchors();
  await pay(client, { count: 8, minutesAgo: 9 });
  await setAnchors(server.context, [paymentAnchors(1), paymentAnchors(2)], 4);
  expect(await anchors()).toBe(before);
});
