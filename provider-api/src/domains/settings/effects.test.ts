import { builtInSettings, type SettingKey, settingKeys } from 'shared-api/rules';
import { pdfText } from '../../documents/testing/pdfText.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld, today } from '../bookings/testing/bookingWorld.ts';
import { expireInvoices } from '../payments/index.ts';

const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
let officer: SignedIn;
let arrival: number;
beforeAll(async () => {
  administrator = await world.as('Administrator');
  officer = await world.as('Protocol Officer');
  arrival = await world.service({ price_kobo: 99_999 });
});
beforeEach(() => world.goTo(today));

const versions = new Map<SettingKey, number>();
async function set(key: SettingKey, value: unknown): Promise<void> {
  const version = versions.get(key) ?? 0;
  const { status, body } = await administrator.patch(`/settings/${key}`, { value, version });
  if (status !== 200) throw new Error(JSON.stringify(body));
  versions.set(key, Number(body.data.version));
}
afterEach(async () => {
  for (const key of settingKeys) if (versions.has(key)) await set(key, undefined);
});

const cancel = (client: SignedIn, Id: number) =>
  client.patch('/booking-services', { Id, BookingStatus: 'Canceled' });
const end = (Id: number, BookingStatus: string) => officer.patch('/booking-services', { Id, BookingStatus });

it('the hours before the flight: a booking already made follows at once [CANCEL-03]', async () => {
  const client = await world.client(10_000_00);
  const id = await world.book(client, arrival);
  await set('cancellationHours', 49);
  const { status, body } = await cancel(client, id);
  expect([status, body.message]).toEqual([
    400,
    'A booking can be cancelled only until 49 hours before the flight',
  ]);
  await set('cancellationHours', 47);
  const shown = await client.get(`/booking-services/${id}`);
  expect(shown.body.data.cancellableUntil).toBe(new Date(today.getTime() + 3_600_000).toISOString());
  expect((await cancel(client, id)).status).toBe(200);
});

it.each([
  ['Canceled', 'refundCanceled', 50, 49_999],
  ['Flight_Canceled', 'refundFlightCanceled', 75, 74_999],
  ['No_Show', 'refundNoShow', 10, 9_999],
  ['Canceled', 'refundCanceled', 0, 0],
  ['No_Show', 'refundNoShow', 100, 99_999],
] as const)('the refund of %s: %s at %s per cent gives %s kobo back', async (status, key, percent, back) => {
  const client = await world.client(10_000_00);
  const id = await world.book(client, arrival);
  const before = await world.balanceKobo(client);
  await set(key, percent);
  expect((await (status === 'Canceled' ? cancel(client, id) : end(id, status))).status).toBe(200);
  expect((await world.balanceKobo(client)) - before).toBe(back);
  await world.expectSoundLedger();
  const receipt = await pdfText((await client.get(`/transactions/transaction-receipt/${id}`)).bytes);
  if (back > 0) expect(receipt).toContain(`₦${(back / 100).toFixed(2)} went back to the wallet`);
  else expect(receipt).toContain('nothing went back to the wallet');
});

it('a refund that is changed later changes no booking that has ended', async () => {
  const client = await world.client(10_000_00);
  const id = await world.book(client, arrival);
  await cancel(client, id);
  await set('refundCanceled', 10);
  const receipt = await pdfText((await client.get(`/booking-services/export-receipt/${id}`)).bytes);
  expect(receipt).toContain('₦999.99 went back to the wallet');
});

it('the smallest funding', async () => {
  const client = await world.client(0);
  const fund = (amount: number) => client.post('/users/fund-wallet', { amount });
  await set('minFundingApi', 75_000);
  expect((await fund(74_999.99)).body.errors).toEqual({ amount: ['Amount cannot be lower than NGN 75000'] });
  expect((await fund(75_000)).status).toBe(200);
  await set('minFundingApi', 100);
  expect((await fund(100)).status).toBe(200);
});

it('the days until an unpaid funding expires', async () => {
  const client = await world.client(0);
  const { body } = await client.post('/users/fund-wallet', { amount: 60_000 });
  await world.goTo(new Date(today.getTime() + 5 * 86_400_000));
  expect(await expireInvoices(world.context)).toBe(0);
  await set('rrrExpiryDays', 4);
  expect(await expireInvoices(world.context)).toBeGreaterThan(0);
  const { rows } = await world.db.query('select closed_as from payments where id = $1', [
    body.data.transactionId,
  ]);
  expect(rows).toEqual([{ closed_as: 'Expired' }]);
});

it('the fee of the treasury on an invoice to be paid', async () => {
  const client = await world.client(0);
  const { body } = await client.post('/users/fund-wallet', { amount: 60_000 });
  const id = Number(body.data.transactionId);
  await world.db.query('update payments set rrr = $2 where id = $1', [id, String(Date.now())]);
  await set('treasuryFee', 250.5);
  const single = await client.get(`/transactions/services/${id}`);
  expect(single.body.data.transaction).toMatchObject({ processingFee: 250.5 });
  const list = await client.get('/transactions/services-by-type/2');
  expect(JSON.stringify(list.body.data)).toContain('"processingFee":250.5');
});

it('the days of survey and invitation links, in their letters too', async () => {
  await set('surveyDays', 5);
  await set('invitationDays', 1);
  const client = await world.client(10_000_00);
  await end(await world.book(client, arrival), 'Service_Rendered');
  const invited = {
    Email: 'kilo@staff.example',
    FirstName: 'Kilo',
    LastName: 'Lima',
    PhoneNumber: '08031234567',
  };
  await administrator.post('/users/staff', { ...invited, Role: 'Finance Officer' });
  const survey = (await world.mailTo(client.account.email)).find(({ subject }) =>
    subject.startsWith('How was'),
  );
  expect(survey?.text).toContain('works once and for 5 days');
  expect((await world.mailTo(invited.Email))[0]?.text).toContain('valid for 1 day and');
  const lives = await world.db.query<{ days: number }>(
    `select extract(day from expires_at - created_at)::int as days from survey_codes
     union all (select extract(day from expires_at - created_at)::int from account_codes order by id desc limit 1)`,
  );
  expect(lives.rows.map(({ days }) => days)).toEqual([5, 1]);
});

/** Letters wait in the queue until they are released. */
function holdLetters(): () => void {
  const { context } = world;
  const { mailer } = context;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  context.mailer = {
    send: async (message, id) => {
      await released;
      await mailer.send(message, id);
    },
  };
  return () => {
    context.mailer = mailer;
    release();
  };
}

it('the names, on papers and in letters queued before the change', async () => {
  const client = await world.client(10_000_00);
  const release = holdLetters();
  const id = await world.book(client, arrival);
  await set('authorityName', 'Federal Airports Board');
  await set('authorityUnit', 'Guest Services');
  release();
  const receipt = await pdfText((await client.get(`/booking-services/export-receipt/${id}`)).bytes);
  expect(receipt).toContain('Federal Airports Board');
  expect(receipt).toContain('Guest Services');
  expect(receipt).not.toContain(builtInSettings.authorityName);
  const booking = await pdfText((await client.get(`/booking-services/export/${id}`)).bytes);
  expect(booking).toContain('Federal Airports Board');
  const [confirmation] = await world.mailTo(client.account.email);
  expect(confirmation?.text).toContain('Federal Airports Board (NAA)');
});

it("the authority's name in the address of its own accounts", async () => {
  const { id } = administrator.account;
  const body = { id, firstname: 'Mike', lastName: 'November', phoneNumber: '08031234567' };
  await set('authoritySlug', 'airports-board');
  expect((await administrator.patch('/users/airports-board-user', body)).status).toBe(200);
  expect((await administrator.patch('/users/authority-user', body)).status).toBe(404);
});
