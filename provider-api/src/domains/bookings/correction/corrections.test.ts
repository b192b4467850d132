import type { Booking } from 'shared-api/contract';
import type { SignedIn } from '../../../testing/testServer.ts';
import { type BookingWorld, passenger, startBookingWorld } from '../testing/bookingWorld.ts';

let world: BookingWorld;
let arrival: number;
let officer: SignedIn;
let finance: SignedIn;
let administrator: SignedIn;
let client: SignedIn;

beforeAll(async () => {
  world = await startBookingWorld();
  arrival = await world.service({ name: 'Arrival', price_kobo: 30_000_00 });
  [officer, finance, administrator] = await Promise.all([
    world.as('Protocol Officer', { airport_ids: [13] }),
    world.as('Finance Officer'),
    world.as('Administrator'),
  ]);
});
beforeEach(async () => {
  client = await world.client(500_000_00);
});
afterAll(async () => {
  await world.expectSoundLedger();
  await world.close();
});

const details = async (id: number) =>
  (await client.get(`/booking-services/${id}`)).body.data as unknown as Booking;
const propose = (by: SignedIn, bookingId: number, to: string, reason = 'Met at the gate') =>
  by.post('/outcome-corrections', { bookingId, to, reason });
const approve = (by: SignedIn, id: number) => by.post(`/outcome-corrections/${id}/approval`, {});
const settingTo = async (key: string, value: number) => {
  const { body } = await administrator.get('/settings');
  const version = body.data.find((setting) => setting.key === key)?.version;
  const answer = await administrator.patch(`/settings/${key}`, { value, version, reason: 'Decided' });
  expect(answer.status).toBe(200);
};

async function ended(status: string): Promise<number> {
  const id = await world.book(client, arrival, { Passengers: [passenger(), passenger()] });
  const answer = await administrator.patch('/booking-services', { Id: id, BookingStatus: status });
  expect(answer.status).toBe(200);
  return id;
}

async function corrected(id: number, to: string): Promise<void> {
  const { body } = await propose(officer, id, to);
  expect((await approve(finance, body.data.id)).status).toBe(200);
}

const revenueKobo = async () =>
  (
    await world.db.query<{ kobo: number }>(
      `select coalesce(sum(amount_kobo), 0)::bigint as kobo from ledger_entries e
         join ledger_accounts a on a.id = e.account_id where a.kind = 'revenue'`,
    )
  ).rows[0]?.kobo ?? 0;

it('outcomes are final until the authority decides otherwise [STATUS-06]', async () => {
  const id = await ended('No_Show');
  const answer = await propose(officer, id, 'Service_Rendered');
  expect([answer.status, answer.body.code]).toEqual([400, 'corrections_off']);
});

describe('where the authority corrects within 30 days', () => {
  beforeAll(() => settingTo('correctionDays', 30));
  afterAll(() => settingTo('correctionDays', 0));

  it('an officer proposes and the finance office decides: status, history and money follow', async () => {
    const id = await ended('No_Show');
    const before = await revenueKobo();
    const { body } = await propose(officer, id, 'Service_Rendered');
    expect((await approve(officer, body.data.id)).status).toBe(403);
    expect((await approve(finance, body.data.id)).status).toBe(200);
    expect(await details(id)).toMatchObject({ bookingStatus: 'Service_Rendered', papers: [], refund: null });
    expect((await details(id)).history?.at(-1)).toMatchObject({
      status: 'Service_Rendered',
      corrects: 'No_Show',
      reason: 'Met at the gate',
    });
    expect([await world.balanceKobo(client), await revenueKobo()]).toEqual([440_000_00, before]);
    const letters = (await world.mailTo(client.account.email)).map(({ subject }) => subject);
    expect(letters.some((subject) => subject.startsWith('Service rendered'))).toBe(true);
    expect(letters).toContain('How was our Arrival service?');
    await corrected(id, 'Flight_Canceled');
    expect([await world.balanceKobo(client), await revenueKobo()]).toEqual([500_000_00, before - 60_000_00]);
    expect((await details(id)).papers).toMatchObject([{ kind: 'credit', amount: 60_000 }]);
    const { rows } = await world.db.query('select 1 from survey_codes where booking_id = $1', [id]);
    expect(rows).toEqual([]);
    await world.expectSoundLedger();
  });

  it('what a refund gave is taken again, only from a wallet that holds the difference', async () => {
    const id = await ended('Flight_Canceled');
    const other = await world.service({ name: 'Departure', price_kobo: 450_000_00 });
    await world.book(client, other);
    const { body } = await propose(finance, id, 'No_Show');
    const refused = await approve(administrator, body.data.id);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      400,
      'insufficient_funds',
      "The client's wallet holds less than has to be taken back",
    ]);
    expect(await details(id)).toMatchObject({ bookingStatus: 'Flight_Canceled' });
    await settingTo('refundNoShow', 60);
    expect((await approve(administrator, body.data.id)).status).toBe(200);
    await settingTo('refundNoShow', 0);
    expect(await world.balanceKobo(client)).toBe(26_000_00);
    expect((await details(id)).papers).toMatchObject([
      { kind: 'credit', amount: 60_000 },
      { kind: 'invoice', amount: 60_000 },
      { kind: 'credit', amount: 36_000 },
    ]);
    await world.expectSoundLedger();
  });

  it('nobody approves their own, and whoever proposed it may withdraw it', async () => {
    const id = await ended('No_Show');
    const { body } = await propose(finance, id, 'Service_Rendered');
    expect((await approve(finance, body.data.id)).status).toBe(403);
    const second = await propose(administrator, id, 'Flight_Canceled');
    expect(second.status).toBe(409);
    const path = `/outcome-corrections/${body.data.id}/rejection`;
    expect((await officer.post(path, { reason: 'Not mine' })).status).toBe(403);
    expect((await finance.post(path, { reason: 'My mistake' })).body.data).toMatchObject({
      status: 'Rejected',
      decisionReason: 'My mistake',
    });
    expect((await approve(administrator, body.data.id)).status).toBe(409);
    expect((await details(id)).bookingStatus).toBe('No_Show');
  });

  it('a booking that has another status by now is not corrected', async () => {
    const id = await ended('Service_Rendered');
    const { body } = await propose(officer, id, 'No_Show');
    await finance.patch('/booking-services', { Id: id, BookingStatus: 'Payment_Received' });
    const answer = await approve(finance, body.data.id);
    expect([answer.status, answer.body.code]).toEqual([409, 'changed_meanwhile']);
  });

  it.each([
    ['Service_Rendered', 'Service_Rendered'],
    ['Payment_Received', 'Service_Rendered'],
    ['Processing', 'No_Show'],
    ['Canceled', 'No_Show'],
  ])('there is no correction from %s to %s', async (from, to) => {
    const id = await world.book(client, arrival);
    if (from === 'Payment_Received')
      await administrator.patch('/booking-services', { Id: id, BookingStatus: 'Service_Rendered' });
    const by = from === 'Canceled' ? client : administrator;
    if (from !== 'Processing') await by.patch('/booking-services', { Id: id, BookingStatus: from });
    const answer = await propose(administrator, id, to);
    expect(answer.status).toBe(400);
  });

  it('an outcome older than that stays', async () => {
    const id = await ended('No_Show');
    await world.db.query(
      `update booking_status_history set created_at = created_at - interval '31 days' where booking_id = $1`,
      [id],
    );
    const answer = await propose(officer, id, 'Service_Rendered');
    expect([answer.status, answer.body.code]).toEqual([400, 'too_late']);
  });

  it("an officer finds nothing of another airport's", async () => {
    const id = await ended('No_Show');
    const elsewhere = await world.as('Protocol Officer', { airport_ids: [2] });
    expect((await propose(elsewhere, id, 'Service_Rendered')).status).toBe(404);
    await propose(officer, id, 'Service_Rendered');
    expect((await elsewhere.get('/outcome-corrections?status=Proposed')).body.data).toEqual([]);
    const seen = (await officer.get('/outcome-corrections?status=Proposed')).body.data;
    expect(seen.map(({ bookingId }) => bookingId)).toContain(id);
  });
});
