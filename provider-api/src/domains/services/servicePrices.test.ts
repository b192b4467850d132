import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let administrator: SignedIn;
let finance: SignedIn;

beforeAll(async () => {
  administrator = await world.as('Administrator', { first_name: 'Bravo', last_name: 'Kilo' });
  finance = await world.as('Finance Officer', { first_name: 'Charlie', last_name: 'Lima' });
});

const fields = { Name: 'Arrival', Description: 'Met at the gate', Price: 50_000, ServiceTypeId: 1 };
const setPrice = (Id: number, Price: number, who = finance) =>
  who.patch('/services', { ...fields, Id, Price, Status: true });
const pricesOf = async (id: number, who = finance) =>
  (await who.get(`/services/${id}/prices`)).body.data.map(({ price, by }) => [price, by]);

it('a new price holds for new bookings; one made before keeps what was paid, refund included', async () => {
  const client = await world.client(500_000_00);
  const { body } = await administrator.post('/services', fields);
  const booking = await world.book(client, body.data.id);
  expect((await setPrice(body.data.id, 80_000)).status).toBe(200);
  const kept = await client.get(`/booking-services/${booking}`);
  expect(kept.body.data).toMatchObject({ price: 50_000, service: { price: 50_000 } });
  await client.remove(`/booking-services/${booking}`);
  expect(await world.balanceKobo(client)).toBe(500_000_00);
  await world.book(client, body.data.id);
  expect(await world.balanceKobo(client)).toBe(420_000_00);
  await world.expectSoundLedger();
});

it('lists every price with who set it, the present one first; other changes make no line', async () => {
  const { body } = await administrator.post('/services', fields);
  const { id } = body.data;
  await setPrice(id, 60_000);
  await administrator.patch('/services', {
    ...fields,
    Id: id,
    Price: 60_000,
    Name: 'Arrival plus',
    Status: false,
  });
  expect(await pricesOf(id)).toEqual([
    [60_000, 'Charlie Lima'],
    [50_000, 'Bravo Kilo'],
  ]);
});

it('a service that was there from the start begins with the price it had', async () => {
  const id = await world.service({ price_kobo: 40_000_00 });
  expect(await pricesOf(id)).toEqual([[40_000, null]]);
  const { body } = await administrator.get(`/services/${id}`);
  await administrator.patch('/services', {
    ...fields,
    Id: id,
    Name: body.data.name,
    Description: '',
    Price: 45_000,
    Status: true,
  });
  expect(await pricesOf(id)).toEqual([
    [45_000, 'Bravo Kilo'],
    [40_000, null],
  ]);
});

it('staff read it, clients do not, and an unknown service is not found', async () => {
  const id = await world.service();
  expect((await (await world.as('Protocol Officer')).get(`/services/${id}/prices`)).status).toBe(200);
  expect((await (await world.as('Client')).get(`/services/${id}/prices`)).status).toBe(403);
  expect((await finance.get('/services/999999/prices')).status).toBe(404);
});
