import { pdfText } from '../../documents/testing/pdfText.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';

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

/** The code that a paper prints beside its QR code. */
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
  const setRefund = (version: number, percent: number) =>
    world.db.query(
      `insert into setting_changes (key, version, before, after, is_default, actor_name, at)
       values ('refundCanceled', $1, '100', $2, false, 'Decided', now())`,
      [version, JSON.stringify(percent)],
    );
  await setRefund(1, 75);
  await client.remove(`/booking-services/${id}`);
  expect(await verify(supplementary)).toEqual({ ...own, ...invoice, givenBack: 30_000 });
  await setRefund(2, 100);
});

it('says what went back to the wallet since', async () => {
  const id = await world.book(client, arrival);
  const code = await codeOf(`/booking-services/export-receipt/${id}`);
  await client.remove(`/booking-services/${id}`);
  expect(await verify(code)).toEqual({
    kind: 'receipt',
    state: 'paid',
    amount: 120_000,
    givenBack: 120_000,
    ...own,
  });
  expect(await codeOf(`/booking-services/export-receipt/${id}`)).toBe(code);
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
