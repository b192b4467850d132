import type { Booking, FigureSeries } from 'shared-api/contract';
import { pdfText } from '../../../documents/testing/pdfText.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { passenger, startBookingWorld, today } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
let finance: SignedIn;
let arrival: number;
let car: number;

beforeAll(async () => {
  [administrator, finance] = await Promise.all([world.as('Administrator'), world.as('Finance Officer')]);
  arrival = await world.service({ name: 'Arrival', price_kobo: 3_000_000 });
  car = await world.service({ name: 'Car', price_kobo: 4_000_000 });
  await setting('correctionDays', 30);
});
beforeEach(() => setting('refundCanceled', 50));
afterEach(() => world.expectSoundLedger());

async function setting(key: string, value: number): Promise<void> {
  const { body } = await administrator.get('/settings');
  const { version } = body.data.find((one) => one.key === key) ?? {};
  await administrator.patch(`/settings/${key}`, { value, version, reason: 'Tariff 2026' });
}

const people = (count: number) => Array.from({ length: count }, () => passenger());
const details = async (by: SignedIn, id: number) =>
  (await by.get(`/booking-services/${id}`)).body.data as unknown as Booking;
async function change(
  by: SignedIn,
  id: number,
  asked: object,
  charge: number,
  refund: number,
): Promise<void> {
  const { version } = await details(by, id);
  const path = `/booking-services/${id}/changes?expectedCharge=${charge}&expectedRefund=${refund}`;
  expect((await by.post(path, { version, ...asked })).status).toBe(200);
}
async function remove(by: SignedIn, id: number, count: number, refund: number): Promise<void> {
  const { passengers } = await details(by, id);
  await change(by, id, { RemovedPassengers: passengers.slice(0, count).map((one) => one.id) }, 0, refund);
}
const end = async (by: SignedIn, Id: number, BookingStatus: string) =>
  expect((await by.patch('/booking-services', { Id, BookingStatus })).status).toBe(200);
const propose = async (bookingId: number, to: string): Promise<number> => {
  const asked = { bookingId, to, reason: 'Seen at the gate' };
  return (await administrator.post('/outcome-corrections', asked)).body.data.id;
};
const approve = (id: number) => finance.post(`/outcome-corrections/${id}/approval`, {});
const correct = async (bookingId: number, to: string) =>
  expect((await approve(await propose(bookingId, to))).status).toBe(200);

async function postings(id: number): Promise<[number, number, number][]> {
  const { rows } = await world.db.query<{ wallet: number; unearned: number; revenue: number }>(
    `select coalesce(sum(e.amount_kobo) filter (where a.kind = 'wallet'), 0)::bigint as wallet,
            coalesce(sum(e.amount_kobo) filter (where a.kind = 'unearned'), 0)::bigint as unearned,
            coalesce(sum(e.amount_kobo) filter (where a.kind = 'revenue'), 0)::bigint as revenue
       from journals j join ledger_entries e on e.journal_id = j.id join ledger_accounts a on a.id = e.account_id
      where j.booking_id = $1 group by j.id order by j.id`,
    [id],
  );
  return rows.map(({ wallet, unearned, revenue }) => [wallet, unearned, revenue]);
}

const papers = async (by: SignedIn, id: number) =>
  (await details(by, id)).papers?.map(({ kind, amount }) => [kind, amount]);

it('A: removed, added to and canceled, every kobo of a booking goes where the tariff says', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival, { Passengers: people(4) });
  const balances = [await world.balanceKobo(client)];
  await remove(client, id, 2, 30_000);
  balances.push(await world.balanceKobo(client));
  await change(client, id, { additionalServiceId: car }, 40_000, 0);
  balances.push(await world.balanceKobo(client));
  const receipt = await client.get(`/booking-services/export-receipt/${id}`);
  const text = (await pdfText(receipt.bytes)).replace(/\s+/g, ' ');
  const [credit, supplement] = (await details(client, id)).papers ?? [];
  for (const line of [
    '₦120,000.00',
    `Changed, 3rd March, 2026, ${credit?.number} (kept ₦30,000.00): -₦30,000.00`,
    `Changed, 3rd March, 2026, ${supplement?.number}: ₦40,000.00`,
    'Paid less refunds ₦130,000.00',
    'Price now ₦100,000.00',
  ])
    expect(text).toContain(line);
  await end(client, id, 'Canceled');
  balances.push(await world.balanceKobo(client));
  expect(balances).toEqual([38_000_000, 41_000_000, 37_000_000, 42_000_000]);
  expect(await postings(id)).toEqual([
    [-12_000_000, 12_000_000, 0],
    [3_000_000, -6_000_000, 3_000_000],
    [-4_000_000, 4_000_000, 0],
    [5_000_000, -10_000_000, 5_000_000],
  ]);
  expect(await papers(client, id)).toEqual([
    ['credit', 30_000],
    ['invoice', 40_000],
    ['credit', 50_000],
  ]);
  const { body } = await finance.get(`/users/clients/${client.account.id}/statement`);
  expect(body.data.map(({ cause, amount }) => [cause, amount])).toEqual([
    ['refund', 50_000],
    ['change', -40_000],
    ['change', 30_000],
    ['booking', -120_000],
    ['funding', 500_000],
  ]);
});

it('A: rendered instead, the rest of it is revenue and no paper is issued', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival, { Passengers: people(4) });
  await remove(client, id, 2, 30_000);
  await change(client, id, { additionalServiceId: car }, 40_000, 0);
  await end(administrator, id, 'Service_Rendered');
  expect((await postings(id)).at(-1)).toEqual([0, -10_000_000, 10_000_000]);
  expect(await world.balanceKobo(client)).toBe(37_000_000);
  expect((await papers(client, id))?.length).toBe(2);
});

it('B: corrected and corrected back, where no outcome gives anything back, moves nothing in the end', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival, { Passengers: people(2) });
  await end(administrator, id, 'Service_Rendered');
  await correct(id, 'No_Show');
  await correct(id, 'Service_Rendered');
  const [earned, reversed] = [
    [0, -6_000_000, 6_000_000],
    [0, 6_000_000, -6_000_000],
  ];
  expect((await postings(id)).slice(1)).toEqual([earned, reversed, earned, reversed, earned]);
  expect([await papers(client, id), await world.balanceKobo(client)]).toEqual([[], 44_000_000]);
});

it('C: what a refund gave is taken back from a wallet that holds the difference, with both papers', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival, { Passengers: people(4) });
  await end(administrator, id, 'Flight_Canceled');
  await world.book(client, await world.service({ name: 'Departure', price_kobo: 45_000_000 }));
  const proposal = await propose(id, 'No_Show');
  const refused = await approve(proposal);
  expect([refused.status, refused.body.code]).toEqual([400, 'insufficient_funds']);
  const { body } = await finance.get('/outcome-corrections?status=Proposed');
  expect(body.data.map((one) => one.id)).toContain(proposal);
  await setting('refundNoShow', 60);
  expect((await approve(proposal)).status).toBe(200);
  await setting('refundNoShow', 0);
  expect(await postings(id)).toEqual([
    [-12_000_000, 12_000_000, 0],
    [12_000_000, -12_000_000, 0],
    [-12_000_000, 12_000_000, 0],
    [7_200_000, -12_000_000, 4_800_000],
  ]);
  expect(await world.balanceKobo(client)).toBe(200_000);
  expect(await papers(client, id)).toEqual([
    ['credit', 120_000],
    ['invoice', 120_000],
    ['credit', 72_000],
  ]);
  const statement = await finance.get(`/users/clients/${client.account.id}/statement`);
  expect(statement.body.data.slice(0, 2).map(({ cause, amount }) => [cause, amount])).toEqual([
    ['correction', 72_000],
    ['correction', -120_000],
  ]);
});

it('D: what does not divide stays with the authority', async () => {
  await setting('refundCanceled', 33);
  const client = await world.client(50_000_000);
  const id = await world.book(client, await world.service({ name: 'Odd', price_kobo: 9_999_999 }), {
    Passengers: people(2),
  });
  await remove(client, id, 1, 32_999.99);
  expect((await postings(id)).at(-1)).toEqual([3_299_999, -9_999_999, 6_700_000]);
  expect(await papers(client, id)).toEqual([['credit', 32_999.99]]);
});

it('what a change keeps was earned at the airport before it, the rest where it is rendered', async () => {
  const client = await world.client(50_000_000);
  const at = { AirportId: 14, DestinationAirportId: 1, Passengers: people(2) };
  const service = await world.service({ name: 'Moved', price_kobo: 3_000_000 });
  const id = await world.book(client, service, at);
  const [first] = (await details(client, id)).passengers;
  await change(client, id, { AirportId: 2, RemovedPassengers: [first?.id] }, 0, 15_000);
  await end(administrator, id, 'No_Show');
  await correct(id, 'Service_Rendered');
  const figures = async () => {
    const { airports } = (await administrator.get('/stats/series')).body.data as unknown as FigureSeries;
    return airports.filter((one) => one.id !== 13).map((one) => [one.id, one.revenue]);
  };
  expect(await figures()).toEqual([
    [2, 30_000],
    [14, 15_000],
  ]);
});

it('a change is told by letter and activity: what was and what is, the sums, and the paper for those who see the booking', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival, { Passengers: people(2) });
  const [first] = (await details(client, id)).passengers;
  await change(client, id, { Flight_Number: 'P47125', RemovedPassengers: [first?.id] }, 0, 15_000);
  const { invoiceNumber, papers: issued } = await details(client, id);
  const letters = await world.mailTo(client.account.email);
  const letter = letters.find(({ subject }) => subject === `Your booking ${invoiceNumber} was changed`);
  for (const part of ['P47121 → P47125', 'Charlie Sierra → none', '₦15,000.00', 'Price now', '₦30,000.00'])
    expect(letter?.text).toContain(part);
  expect(letter?.attachments.map(({ name }) => name)).toEqual([
    `${issued?.[0]?.number}.pdf`,
    'Vouchers.pdf',
    'bookings.ics',
  ]);
  const read = await client.get(`/booking-services/papers/${issued?.[0]?.id}`);
  const text = (await pdfText(read.bytes)).replace(/\s+/g, ' ');
  for (const part of [
    'CREDIT NOTE',
    'CREDITED',
    issued?.[0]?.number ?? '',
    '₦15,000.00',
    `Credit to the invoice ${invoiceNumber}`,
  ])
    expect(text).toContain(part);
  expect(text).not.toMatch(/PAID|Paid on|processing fee/);
  const other = await world.client(0);
  expect((await other.get(`/booking-services/papers/${issued?.[0]?.id}`)).status).toBe(404);
  const found = await client.get(`/booking-services/client?search=${issued?.[0]?.number.toLowerCase()}`);
  expect(found.body.data.map((booking) => booking.id)).toEqual([id]);
  const { body: activities } = await client.get('/activity/client?pageNumber=1');
  expect(activities.data[0]?.description).toBe(
    `Booking ${invoiceNumber} changed: flight P47121 → P47125, 1 passenger removed, NGN 15,000.00 refunded`,
  );
});

it('a letter of what is free carries the newer voucher, and no paper of money or sums', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival);
  await change(client, id, { Flight_Number: 'P47125' }, 0, 0);
  const { invoiceNumber } = await details(client, id);
  const letters = await world.mailTo(client.account.email);
  const letter = letters.find(({ subject }) => subject === `Your booking ${invoiceNumber} was changed`);
  expect(letter?.attachments.map(({ name }) => name)).toEqual(['Vouchers.pdf', 'bookings.ics']);
  expect(letter?.text).not.toContain('Price now');
  const { body } = await client.get('/activity/client?pageNumber=1');
  expect(body.data[0]?.description).toBe(`Booking ${invoiceNumber} changed: flight P47121 → P47125`);
});

it.each(['Canceled', 'Flight_Canceled'])(
  'a booking that ends as %s has a credit note of what goes back',
  async (status) => {
    const client = await world.client(50_000_000);
    const id = await world.book(client, arrival);
    await end(status === 'Canceled' ? client : administrator, id, status);
    expect((await details(client, id)).papers).toMatchObject([
      {
        kind: 'credit',
        number: expect.stringMatching(/^CN-2026-\d{6}$/),
        amount: status === 'Canceled' ? 15_000 : 30_000,
        dateIssued: today.toISOString(),
      },
    ]);
  },
);

it('a charge is told in the activity, and the supplementary invoice is found by its number', async () => {
  const client = await world.client(50_000_000);
  const id = await world.book(client, arrival);
  await change(client, id, { additionalServiceId: car }, 40_000, 0);
  const { invoiceNumber, papers: issued } = await details(client, id);
  const { body } = await client.get('/activity/client?pageNumber=1');
  expect(body.data[0]?.description).toBe(
    `Booking ${invoiceNumber} changed: additional service none → Car, NGN 40,000.00 charged`,
  );
  const found = await finance.get(`/booking-services?search=${issued?.[0]?.number}`);
  expect(found.body.data.map((one) => one.id)).toEqual([id]);
});
