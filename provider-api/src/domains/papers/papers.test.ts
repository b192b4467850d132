import { pdfText } from '../../documents/testing/pdfText.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { passenger, startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let arrival: number;
beforeAll(async () => {
  client = await world.client(1_000_000_00, {
    business_name: 'Sokoto Corporation Ltd',
    category: 'Corporate',
  });
  arrival = await world.service({ price_kobo: 120_000_00 });
});
beforeEach(() => world.goTo(today));

async function codeOf(path: string, by = client): Promise<string> {
  const { status, bytes } = await by.get(path);
  expect(status).toBe(200);
  const text = (await pdfText(bytes)).replace(/\s+/g, '');
  const [, code = ''] = /\/v\/([A-Z2-7]{26})/.exec(text) ?? [];
  return code;
}
const verify = async (code: string) => (await world.visitor.get(`/verify/${code.toLowerCase()}`)).body.data;
const own = {
  name: 'S••••• C•••••••••• Ltd',
  authority: 'National Airports Authority',
  date: '2026-03-03',
  number: expect.stringMatching(/^2026-\d{6}$/),
};

it('a receipt is the same paper however often and by whomever it is drawn', async () => {
  const id = await world.book(client, arrival);
  const code = await codeOf(`/booking-services/export-receipt/${id}`);
  expect(await verify(code)).toEqual({ kind: 'receipt', state: 'paid', amount: 120_000, ...own });
  await world.goTo(new Date(today.getTime() + 3_600_000));
  const finance = await world.as('Finance Officer');
  for (const who of [client, finance])
    for (const path of ['booking-services/export-receipt', 'transactions/transaction-receipt'])
      expect(await codeOf(`/${path}/${id}`, who)).toBe(code);
});

it('a change of what it says makes a newer one, and the older says since when', async () => {
  const id = await world.book(client, arrival);
  const older = await codeOf(`/booking-services/export-receipt/${id}`);
  await client.post(`/booking-services/${id}/changes?expectedCharge=40000&expectedRefund=0`, {
    version: 1,
    additionalServiceId: await world.service({ name: 'Car', price_kobo: 40_000_00 }),
  });
  const newer = await codeOf(`/booking-services/export-receipt/${id}`);
  expect(newer).not.toBe(older);
  expect(await verify(newer)).toMatchObject({ state: 'paid', amount: 160_000 });
  expect(await verify(older)).toMatchObject({
    state: 'replaced',
    replacedAt: today.toISOString(),
    amount: 120_000,
  });
  const paper = `/booking-services/papers/`;
  const { body } = await client.get(`/booking-services/${id}`);
  const [supplement] = (body.data as unknown as { papers: { id: number; number: string }[] }).papers;
  const supplementary = await codeOf(`${paper}${supplement?.id}`);
  const invoice = { kind: 'invoice', state: 'paid', number: supplement?.number, amount: 40_000 };
  expect(await verify(supplementary)).toEqual({ ...own, ...invoice });
  await setRefund('refundCanceled', 75);
  await client.remove(`/booking-services/${id}`);
  expect(await verify(supplementary)).toEqual({ ...own, ...invoice, state: 'cancelled', givenBack: 30_000 });
  await setRefund('refundCanceled', 100);
});

it('a receipt of a cancelled booking says so, and what went back to the wallet', async () => {
  const id = await world.book(client, arrival);
  const code = await codeOf(`/booking-services/export-receipt/${id}`);
  await client.remove(`/booking-services/${id}`);
  expect(await verify(code)).toEqual({
    kind: 'receipt',
    state: 'cancelled',
    amount: 120_000,
    givenBack: 120_000,
    ...own,
  });
  expect(await codeOf(`/booking-services/export-receipt/${id}`)).toBe(code);
});

const setRefund = async (setting: string, percent: number) => {
  await world.db.query(
    `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
     select $1, 1 + count(*), '100', $2, false, 'Decided', now() from setting_changes where key = $1`,
    [setting, JSON.stringify(percent)],
  );
};

describe('of what a change gave back, a receipt says', () => {
  afterEach(() => setRefund('refundCanceled', 100));

  async function change(id: number, expected: { charge?: number; refund?: number }, facts?: object) {
    const { version = 1, passengers } = (await client.get(`/booking-services/${id}`)).body
      .data as unknown as { version: number; passengers: { id: number }[] };
    const { charge = 0, refund = 0 } = expected;
    const path = `/booking-services/${id}/changes?expectedCharge=${charge}&expectedRefund=${refund}`;
    const answer = await client.post(path, {
      version,
      ...(facts ?? { RemovedPassengers: [passengers.at(-1)?.id] }),
    });
    expect([answer.status, answer.body.message]).toEqual([200, expect.anything()]);
  }
  const two = () => world.book(client, arrival, { Passengers: [passenger(), passenger()] });
  const receiptOf = (id: number) => codeOf(`/booking-services/export-receipt/${id}`);

  it('the whole sum, also after the rest was cancelled', async () => {
    const id = await two();
    const printed = await receiptOf(id);
    await change(id, { refund: 120_000 });
    expect(await verify(printed)).toMatchObject({ state: 'paid', amount: 240_000, givenBack: 120_000 });
    await client.remove(`/booking-services/${id}`);
    expect(await verify(printed)).toMatchObject({ state: 'cancelled', amount: 240_000, givenBack: 240_000 });
  });

  it('only its part, where the rest was kept', async () => {
    await setRefund('refundCanceled', 50);
    const id = await two();
    const printed = await receiptOf(id);
    await change(id, { refund: 60_000 });
    expect(await verify(printed)).toMatchObject({ state: 'paid', givenBack: 60_000 });
    await setRefund('refundCanceled', 0);
    await client.remove(`/booking-services/${id}`);
    expect(await verify(printed)).toMatchObject({ state: 'cancelled', givenBack: 60_000 });
  });

  it('nothing where it was drawn after the change, until more goes back', async () => {
    const id = await two();
    await change(id, { refund: 120_000 });
    const printed = await receiptOf(id);
    const told = await verify(printed);
    expect(told).toMatchObject({ state: 'paid', amount: 120_000 });
    expect(told).not.toHaveProperty('givenBack');
    await client.remove(`/booking-services/${id}`);
    expect(await verify(printed)).toMatchObject({ state: 'cancelled', amount: 120_000, givenBack: 120_000 });
  });

  it('and a supplementary invoice its share of what came after it', async () => {
    await setRefund('refundCanceled', 50);
    const id = await world.book(client, arrival, {
      Passengers: Array.from({ length: 4 }, () => passenger()),
    });
    const printed = await receiptOf(id);
    await change(id, { refund: 60_000 });
    const car = await world.service({ name: 'Car', price_kobo: 40_000_00 });
    await change(id, { charge: 40_000 }, { additionalServiceId: car });
    const { papers } = (await client.get(`/booking-services/${id}`)).body.data as unknown as {
      papers: { id: number; kind: string }[];
    };
    const supplement = papers.find(({ kind }) => kind === 'invoice');
    const code = await codeOf(`/booking-services/papers/${supplement?.id}`);
    expect(await verify(code)).toEqual({ ...own, kind: 'invoice', state: 'paid', amount: 40_000 });
    await client.remove(`/booking-services/${id}`);
    expect(await verify(code)).toMatchObject({ state: 'cancelled', amount: 40_000, givenBack: 20_000 });
    // The client got back 260,000 of the 520,000 charged in all, and the receipt is for 480,000 of these.
    expect(await verify(printed)).toMatchObject({ state: 'cancelled', amount: 480_000, givenBack: 240_000 });
  });
});

it('a receipt over several bookings is another paper than that of one of them', async () => {
  const { body } = await client.post('/booking-services/create-bookings', [
    world.entry(arrival),
    world.entry(arrival, { Flight_Number: 'W3 401' }),
  ]);
  const [one] = [...body.data];
  const all = await codeOf(`/booking-services/export-receipt/${one?.batchCode}`);
  const first = await codeOf(`/booking-services/export-receipt/${one?.id}`);
  expect(await verify(all)).toMatchObject({ state: 'paid', amount: 240_000 });
  expect(await verify(first)).toMatchObject({ state: 'paid', amount: 120_000 });
  await client.remove(`/booking-services/${one?.id}`);
  expect(await verify(all)).toMatchObject({ state: 'paid', givenBack: 120_000 });
});

it('an invoice says whether it is paid, or can no longer be', async () => {
  const { body } = await client.post('/users/fund-wallet', { amount: 60_000 });
  const code = await codeOf(`/transactions/transaction-receipt/${body.data.transactionId}`);
  expect(await verify(code)).toEqual({ kind: 'invoice', state: 'unpaid', amount: 60_000, ...own });
  await client.post(`/transactions/services/${body.data.transactionId}/cancellation`, {});
  expect(await verify(code)).toMatchObject({ kind: 'invoice', state: 'cancelled' });
  expect(await codeOf(`/transactions/transaction-receipt/${body.data.transactionId}`)).toBe(code);
});

it('a statement says its days and its closing balance, and is replaced by one that says another', async () => {
  const someone = await world.client(370_000_00, { first_name: 'Halima', last_name: 'Sani' });
  const path = '/transactions/statement/document?from=2026-03-01&to=2026-03-31';
  const code = await codeOf(path, someone);
  const finance = await world.as('Finance Officer');
  const staffs = `/users/clients/${someone.account.id}/statement/document?from=2026-03-01&to=2026-03-31`;
  expect(await codeOf(staffs, finance)).toBe(code);
  const told = {
    kind: 'statement',
    from: '2026-03-01',
    date: '2026-03-31',
    amount: 370_000,
    name: 'H••••• S•••',
  };
  expect(await verify(code)).toEqual({ ...told, state: 'issued', authority: own.authority });
  await codeOf('/transactions/statement/document?from=2026-02-01&to=2026-02-28', someone);
  expect(await verify(code)).toMatchObject({ state: 'issued' });
  await world.book(someone, arrival);
  expect(await codeOf(path, someone)).not.toBe(code);
  expect(await verify(code)).toMatchObject({ ...told, state: 'replaced' });
});

it('of two who draw a paper at once both get the same', async () => {
  const id = await world.book(client, arrival);
  const codes = await Promise.all([1, 2, 3].map(() => codeOf(`/booking-services/export-receipt/${id}`)));
  expect(new Set(codes).size).toBe(1);
});

it('whatever was never issued is not known', async () => {
  const { status, body } = await world.visitor.get('/verify/AAAAAAAAAAAAAAAAAAAAAAAAAA');
  expect([status, body.code, body.message]).toEqual([404, 'unknown_code', 'Not issued by this portal']);
});
