import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
const within = new Date('2026-10-20T12:00:00+01:00');
const flight = { Date_Of_Travel: '2026-11-20', Date_Of_Arrival: '2026-11-20T09:00:00.000Z' };

let client: SignedIn;
let finance: SignedIn;
let second: SignedIn;
let officer: SignedIn;
let service: number;
let booking: number;
let adjustment: number;

beforeAll(async () => {
  await world.goTo(new Date('2026-10-05T09:00:00+01:00'));
  finance = await world.as('Finance Officer');
  second = await world.as('Administrator');
  officer = await world.as('Protocol Officer');
  client = await world.client(1_000_000_00);
  service = await world.service({ price_kobo: 30_000_00 });
  booking = await world.book(client, service, flight);
  const proposed = await finance.post('/adjustments', {
    applicationUserId: client.account.id,
    amount: 100,
    reason: 'A slip of the bank',
  });
  adjustment = Number(proposed.body.data.id);
  await world.settle();
  await world.db.query(
    `insert into months (month, closes_at, status, checklist, totals, day_hashes, proposed_by, proposed_at, approved_by, approved_at)
     values ('2026-10-01', '2026-10-31T23:00:00Z', 'Closed', '[]', '{}', '{}', $1, now(), $2, now())`,
    [finance.account.id, second.account.id],
  );
  await world.goTo(within);
});

it.each([
  ['Confirm', () => client.post('/booking-services', world.entry(service, flight))],
  ['the cancellation of a booking', () => client.remove(`/booking-services/${booking}`)],
  [
    'the outcome of a booking',
    () => officer.patch('/booking-services', { Id: booking, BookingStatus: 'Flight_Canceled' }),
  ],
  ['the approval of an adjustment', () => second.post(`/adjustments/${adjustment}/approval`, {})],
])('%s within a closed month is refused with month_closed, and nothing is kept', async (_, call) => {
  const before = await world.balanceKobo(client);
  const { status, body } = await call();
  expect([status, body.code]).toEqual([409, 'month_closed']);
  expect([await world.bookingsOf(client), await world.balanceKobo(client)]).toEqual([1, before]);
});
