import { minuteMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { startBookingWorld, today } from '../testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let arrival: number;
let client: SignedIn;

const before = (flightAt: string, minutes: number, seconds = 0) =>
  new Date(new Date(flightAt).getTime() - minutes * minuteMs - seconds * 1000);

beforeAll(async () => {
  arrival = await world.service({ price_kobo: 50_000_00 });
  client = await world.client(100_000_000_00, { first_name: 'Halima' });
});

const patch = (by: SignedIn, Id: number) => by.patch('/booking-services', { Id, BookingStatus: 'Canceled' });
const flight = (day: string, instant: string) => ({ Date_Of_Travel: day, Date_Of_Arrival: instant });

async function cancelAt(facts: ReturnType<typeof flight>, now: Date): Promise<number> {
  await world.goTo(new Date(now.getTime() - 60 * minuteMs));
  const id = await world.book(client, arrival, facts);
  await world.goTo(now);
  return (await patch(client, id)).status;
}

const flights: [string, ReturnType<typeof flight>][] = [
  ['in the afternoon', flight('2026-03-10', '2026-03-10T14:30:00Z')],
  ['at midnight in Lagos', flight('2026-03-11', '2026-03-10T23:00:00Z')],
  ['at 5:30 in Lagos, whose cut-off is on the day before', flight('2026-03-11', '2026-03-11T04:30:00Z')],
  ['on 29 February 2028', flight('2028-02-29', '2028-02-29T05:00:00Z')],
  ['on 31 December at 23:45 in Lagos', flight('2026-12-31', '2026-12-31T22:45:00Z')],
];

describe.each(flights)('a flight %s', (_, facts) => {
  it('can be canceled 6 h 01 min before [CANCEL-03]', async () => {
    expect(await cancelAt(facts, before(facts.Date_Of_Arrival, 361))).toBe(200);
  });

  it('can be canceled exactly 6 h before, and not a second later [CANCEL-03]', async () => {
    expect(await cancelAt(facts, before(facts.Date_Of_Arrival, 360))).toBe(200);
    expect(await cancelAt(facts, before(facts.Date_Of_Arrival, 359, 59))).toBe(400);
  });

  it('cannot be canceled 5 h 59 min before [CANCEL-03]', async () => {
    expect(await cancelAt(facts, before(facts.Date_Of_Arrival, 359))).toBe(400);
  });
});

describe('who cancels', () => {
  beforeEach(() => world.goTo(today));

  it('DELETE cancels as PATCH does: refunded once, still readable [CANCEL-04, CANCEL-05, API-42, API-43]', async () => {
    const balance = await world.balanceKobo(client);
    const [one, another] = [await world.book(client, arrival), await world.book(client, arrival)];
    expect(await world.balanceKobo(client)).toBe(balance - 100_000_00);
    const patched = await patch(client, one);
    const deleted = await client.remove(`/booking-services/${another}`);
    for (const answer of [patched, deleted]) {
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        message: 'Booking canceled successfully',
        data: { bookingStatus: 'Canceled', paymentStatus: 'Paid', modifiedBy_FirstName: 'Halima' },
      });
    }
    expect((await client.get(`/booking-services/${another}`)).status).toBe(200);
    expect(await world.balanceKobo(client)).toBe(balance);
    await world.expectSoundLedger();
  });

  it('the booking then says what went back to the wallet and when', async () => {
    const owner = await world.client(50_000_00);
    const id = await world.book(owner, arrival);
    expect((await owner.get(`/booking-services/${id}`)).body.data).toMatchObject({ refund: null });
    const { body } = await patch(owner, id);
    const refund = { amount: 50_000, dateCreated: today.toISOString() };
    expect(body.data).toMatchObject({ refund });
    expect((await owner.get(`/booking-services/${id}`)).body.data).toMatchObject({ refund });
  });

  it('the activity names the invoice and the refund [ACTIVITY-06]', async () => {
    const owner = await world.client(50_000_00);
    const { body } = await patch(owner, await world.book(owner, arrival));
    const [latest] = (await owner.get('/activity/client')).body.data;
    expect(latest?.description).toBe(`Booking ${body.data.invoiceNumber} cancelled, NGN 50,000.00 refunded`);
  });

  it('an export reads Cancelled and Flight_Cancelled [STATUS-08]', async () => {
    const owner = await world.client(100_000_00);
    const administrator = await world.as('Administrator');
    await patch(owner, await world.book(owner, arrival));
    const flown = await world.book(owner, arrival);
    await administrator.patch('/booking-services', { Id: flown, BookingStatus: 'Flight_Canceled' });
    for (const [reader, path] of [
      [administrator, `/booking-services/export?clientId=${owner.account.id}`],
      [owner, '/transactions/export-booking-transactions'],
    ] as const) {
      const text = Buffer.from((await reader.get(path)).bytes).toString();
      expect(text).toContain(',Cancelled');
      expect(text).toContain(',Flight_Cancelled');
      expect(text).not.toContain('Canceled');
    }
  });

  it('another client does not find the booking, staff may not cancel it [CANCEL-01]', async () => {
    const id = await world.book(client, arrival);
    const stranger = await world.client(0);
    expect((await patch(stranger, id)).status).toBe(404);
    expect((await stranger.remove(`/booking-services/${id}`)).status).toBe(404);
    for (const role of ['Registration Officer', 'Protocol Officer', 'Finance Officer', 'Administrator']) {
      const staff = await world.as(role);
      expect((await patch(staff, id)).status).toBe(403);
      expect((await staff.remove(`/booking-services/${id}`)).status).toBe(403);
    }
  });

  it('only a booking that is Processing can be canceled, and only once [CANCEL-02]', async () => {
    const administrator = await world.as('Administrator');
    const rendered = await world.book(client, arrival);
    await administrator.patch('/booking-services', { Id: rendered, BookingStatus: 'Service_Rendered' });
    expect((await client.remove(`/booking-services/${rendered}`)).body.message).toBe(
      'A booking cannot change from Service rendered to Cancelled',
    );
    const id = await world.book(client, arrival);
    const answers = await Promise.all(Array.from({ length: 8 }, () => patch(client, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(7);
    await world.expectSoundLedger();
  });

  it('a reply says until when a booking can be canceled [CANCEL-03]', async () => {
    const facts = flight('2026-03-10', '2026-03-10T14:30:00Z');
    const id = await world.book(client, arrival, facts);
    const { body } = await client.get(`/booking-services/${id}`);
    expect(body.data.cancellableUntil).toBe('2026-03-10T08:30:00.000Z');
  });
});
