import type { Booking } from 'shared-api/contract';
import { migrate } from '../../../db/index.ts';
import type { SignedIn } from '../../../testing/testServer.ts';
import { verifyLedger } from '../../ledger/index.ts';
import { type BookingWorld, startBookingWorld } from '../testing/bookingWorld.ts';
import { type OlderBooking, type OlderPortal, olderBookings, olderPortal } from '../testing/olderBookings.ts';

let world: BookingWorld;
let older: OlderPortal;
let client: SignedIn;
let officer: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  older = await olderPortal();
  expect(await migrate(older.db)).toContain('600-change-after-booking.sql');
  world = await startBookingWorld({ db: older.db });
  const { email, password } = older.client;
  client = { ...(await world.visitor.signedIn(email, password)), account: older.client };
  [officer, finance] = await Promise.all([world.as('Protocol Officer'), world.as('Finance Officer')]);
}, 120_000);
afterAll(() => world.close());

const read = async (name: OlderBooking) =>
  (await client.get(`/booking-services/${older.ids[name]}`)).body.data as unknown as Booking;
/** What the page lets its owner change. */
function offered({ bookingStatus, paymentStatus }: Booking) {
  if (bookingStatus !== 'Processing') return undefined;
  const free = ['details', 'flight', 'airport'];
  return paymentStatus === 'Paid' ? [...free, 'removal', 'service'] : free;
}
const change = (name: OlderBooking, asked: object, charge = 0, refund = 0) =>
  client.post(
    `/booking-services/${older.ids[name]}/changes?expectedCharge=${charge}&expectedRefund=${refund}`,
    {
      version: 1,
      ...asked,
    },
  );

it('the ledger of the release before holds by every rule of this one', async () => {
  const checks = await verifyLedger(world.db);
  expect(checks.filter(({ wrong }) => wrong > 0)).toEqual([]);
});

it.each(olderBookings)('a booking of the release before is read as it was: %s', async (name) => {
  const { rows } = await world.db.query(
    `select status as "bookingStatus", payment_status as "paymentStatus", invoice_id as "invoiceNumber",
            price_kobo / 100.0 as price from bookings where id = $1`,
    [older.ids[name]],
  );
  const found = await read(name);
  expect(found).toMatchObject({
    ...rows[0],
    price: Number(rows[0]?.price),
    version: 1,
    changes: [],
    papers: [],
  });
  expect(found.history?.at(-1)?.status).toBe(found.bookingStatus);
  expect(found.mayChange?.what).toEqual(offered(found));
});

it('all of them stand in the lists of their owner and of staff', async () => {
  const own = await client.get('/booking-services/client?pageSize=50');
  const all = await finance.get('/booking-services?pageSize=50');
  const ids = Object.values(older.ids).sort();
  expect(own.body.data.map(({ id }) => id).sort()).toEqual(ids);
  expect(all.body.data.map(({ id }) => id).sort()).toEqual(ids);
});

it('one with several passengers and a further service is changed, and what is left goes back at its end', async () => {
  const [first, second] = (await read('group')).passengers.map(({ id }) => id);
  const before = await world.balanceKobo(client);
  expect((await change('group', { RemovedPassengers: [first, second] }, 0, 60_000)).status).toBe(200);
  expect((await change('group', { version: 2, additionalServiceId: 0 }, 0, 40_000)).status).toBe(200);
  await client.patch('/booking-services', { Id: older.ids.group, BookingStatus: 'Canceled' });
  expect(await world.balanceKobo(client)).toBe(before + 130_000_00);
  expect((await read('group')).papers?.map(({ amount }) => amount)).toEqual([60_000, 40_000, 30_000]);
});

it('one is cancelled, and one is rendered, as before', async () => {
  const before = await world.balanceKobo(client);
  await client.patch('/booking-services', { Id: older.ids.open, BookingStatus: 'Canceled' });
  await officer.patch('/booking-services', { Id: older.ids.toRender, BookingStatus: 'Service_Rendered' });
  expect(await world.balanceKobo(client)).toBe(before + 30_000_00);
});

it('of an unpaid one the details can be another, the price cannot, and the page offers just that', async () => {
  const { mayChange, passengers } = await read('unpaid');
  expect(mayChange?.what).toEqual(['details', 'flight', 'airport']);
  const removal = await change('unpaid', { RemovedPassengers: [passengers[0]?.id] }, 0, 30_000);
  expect([removal.status, removal.body.code, removal.body.message]).toEqual([
    400,
    'unpaid',
    'This booking is not paid: its details can be changed, its price cannot',
  ]);
  const asked = { Flight_Number: 'P47125', Passengers: [{ id: passengers[0]?.id, LastName: 'Tango' }] };
  expect((await change('unpaid', asked)).body.data).toMatchObject({ flight_Number: 'P47125', papers: [] });
});

it('outcomes are corrected, with their money where they were paid', async () => {
  const administrator = await world.as('Administrator');
  await administrator.patch('/settings/correctionDays', { value: 30, version: 0, reason: 'Decided' });
  const corrected = async (name: OlderBooking, to: string) => {
    const { body } = await officer.post('/outcome-corrections', {
      bookingId: older.ids[name],
      to,
      reason: 'Seen again',
    });
    expect((await finance.post(`/outcome-corrections/${body.data.id}/approval`, {})).status).toBe(200);
  };
  const before = await world.balanceKobo(client);
  await corrected('missed', 'Flight_Canceled');
  expect(await world.balanceKobo(client)).toBe(before + 60_000_00);
  await corrected('grounded', 'No_Show');
  expect(await world.balanceKobo(client)).toBe(before + 30_000_00);
  await corrected('received', 'No_Show');
  await corrected('unpaidMissed', 'Service_Rendered');
  expect(await world.balanceKobo(client)).toBe(before + 30_000_00);
  expect((await read('unpaidMissed')).bookingStatus).toBe('Service_Rendered');
});

it('after all of it, and what the queue did of it, the ledger holds', async () => {
  await world.settle();
  await world.expectSoundLedger();
});
