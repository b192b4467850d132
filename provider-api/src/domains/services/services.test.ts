import { forAllTests } from '../../testing/forAllTests.ts';
import { type SignedIn, startTestServer } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const server = forAllTests(startTestServer);
let administrator: SignedIn;

beforeAll(async () => {
  administrator = await server.as('Administrator');
});

const fields = { Name: 'Arrival', Description: 'Met at the gate', Price: 50_000.5, ServiceTypeId: 1 };
const create = async (facts: object = {}): Promise<number> =>
  (await administrator.post('/services', { ...fields, ...facts })).body.data.id;
it('the same form sent twice by one key creates one service [STAFF-11]', async () => {
  const key = { 'idempotency-key': 'create-once' };
  const first = await administrator.post('/services', fields, key);
  expect((await administrator.post('/services', fields, key)).body).toEqual(first.body);
});

it('tells visitors the lowest price of each name that can be booked, and nothing else of a service', async () => {
  await create({ Name: 'Concierge', Price: 45_000 });
  const { body } = await administrator.post('/services', { ...fields, Name: 'Concierge', Price: 30_000 });
  const read = async () =>
    [...(await server.visitor.get('/services/public')).body.data].filter(({ name }) => name !== 'Arrival');
  expect(await read()).toEqual([{ name: 'Concierge', price: 30_000 }]);
  const closed = { Id: body.data.id, ...fields, Name: 'Concierge', Status: false };
  await administrator.patch('/services', closed);
  expect(await read()).toEqual([{ name: 'Concierge', price: 45_000 }]);
});

const idsIn = async (by: SignedIn, path: string): Promise<unknown[]> =>
  [...(await by.get(path)).body.data].map(({ id }) => id);

it('an Administrator creates a service; it stands first in every list [API-49, SERVICES-05, SERVICES-10, STAFF-11]', async () => {
  await create();
  const answer = await administrator.post('/services', fields);
  expect([answer.status, answer.body.message]).toEqual([200, 'Service created successfully']);
  expect(answer.body.data).toEqual({
    id: expect.any(Number),
    name: 'Arrival',
    description: 'Met at the gate',
    price: 50_000.5,
    serviceTypeId: 1,
    status: true,
    direction: null,
    version: expect.any(Number),
  });
  expect((await idsIn(administrator, '/services'))[0]).toBe(answer.body.data.id);
});

it('a change is kept, and the audit has it before and after [API-50, SERVICES-11]', async () => {
  const id = await create();
  const change = { Id: id, ...fields, Price: 60_000, Status: false };
  const answer = await administrator.patch('/services', change);
  expect([answer.status, answer.body.message]).toEqual([200, 'Service updated successfully']);
  expect((await administrator.get(`/services/${id}`)).body.data).toMatchObject({
    price: 60_000,
    status: false,
  });
  const { rows } = await server.db.query(
    `select before ->> 'priceKobo' as before, after ->> 'priceKobo' as after from audit
      where action = 'service.updated' and subject_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ before: '5000050', after: '6000000' }]);
});

it('a change is refused to whoever has not seen the last one, with what the service is now', async () => {
  const id = await create();
  const { version } = (await administrator.get(`/services/${id}`)).body.data;
  const change = { Id: id, ...fields, Status: true, version };
  const first = await administrator.patch('/services', { ...change, Price: 60_000 });
  expect(first.status).toBe(200);
  const officer = await server.as('Finance Officer');
  const { status, body } = await officer.patch('/services', { ...change, Price: 70_000 });
  expect([status, body.code, body.message]).toEqual([
    409,
    'changed_meanwhile',
    'Somebody changed this service meanwhile. Please check it and save again',
  ]);
  expect(body.data).toEqual(first.body.data);
  const again = { ...change, Price: 70_000, version: body.data.version };
  expect((await officer.patch('/services', again)).body.data).toMatchObject({ price: 70_000 });
});

it('price, type, status and id have their own texts [SERVICES-06, SERVICES-07, SERVICES-08, SERVICES-09]', async () => {
  const id = await create();
  const errorsOf = async (facts: object) =>
    (await administrator.patch('/services', { Id: id, ...fields, Status: true, ...facts })).body.errors;
  expect(await errorsOf({ Price: 0 })).toEqual({ Price: ['Must be greater than zero'] });
  expect(await errorsOf({ Price: -1 })).toEqual({ Price: ['Must be greater than zero'] });
  expect(await errorsOf({ Price: 0.001 })).toEqual({ Price: ['Must have at most 2 decimals'] });
  expect(await errorsOf({ ServiceTypeId: 3 })).toEqual({ ServiceTypeId: ['Invalid selection'] });
  expect(await errorsOf({ Status: 'x' })).toEqual({ Status: ['Must be active or inactive'] });
  expect(await errorsOf({ Id: 0 })).toEqual({ Id: ['Invalid id'] });
});

it('a service that does not exist is not found [API-47, API-50]', async () => {
  expect((await administrator.get('/services/999999')).status).toBe(404);
  expect((await administrator.patch('/services', { Id: 999_999, ...fields, Status: true })).status).toBe(404);
});

it('a client sees active services of their type, an International client of both, staff all [API-46, API-47, API-48, AUTH-30, AUTH-31]', async () => {
  const domestic = await create();
  const international = await create({ ServiceTypeId: 2 });
  const inactive = await create();
  await administrator.patch('/services', { Id: inactive, ...fields, Status: false });
  const individual = await server.as('Client');
  const traveller = await server.as('Client', { client_type_id: 2 });
  const seen = async (by: SignedIn, path: string) => {
    const listed = await idsIn(by, path);
    return [domestic, international, inactive].map((id) => listed.includes(id));
  };
  for (const path of ['/services', '/services/services-user']) {
    expect(await seen(individual, path)).toEqual([true, false, false]);
    expect(await seen(traveller, path)).toEqual([true, true, false]);
  }
  expect(await seen(administrator, '/services')).toEqual([true, true, true]);
  expect(await seen(administrator, '/services/services-user')).toEqual([true, true, false]);
  expect((await individual.get(`/services/${domestic}`)).status).toBe(200);
  for (const id of [international, inactive]) {
    expect((await individual.get(`/services/${id}`)).status).toBe(404);
    expect((await administrator.get(`/services/${id}`)).status).toBe(200);
  }
});

it('a Finance Officer changes the price and nothing else [API-50]', async () => {
  const id = await create();
  const officer = await server.as('Finance Officer');
  const change = { Id: id, ...fields, Price: 70_000, Status: true };
  expect((await officer.patch('/services', { ...change, Name: 'Departure' })).status).toBe(403);
  expect((await officer.patch('/services', { ...change, Status: false })).status).toBe(403);
  expect((await officer.patch('/services', change)).body.data).toMatchObject({
    name: 'Arrival',
    price: 70_000,
  });
  expect((await officer.post('/services', fields)).status).toBe(403);
});

it.each(['Client', 'Registration Officer', 'Protocol Officer'])(
  'a %s creates and changes no service [API-49, API-50]',
  async (role) => {
    const id = await create();
    const person = await server.as(role);
    expect((await person.post('/services', fields)).status).toBe(403);
    expect((await person.patch('/services', { Id: id, ...fields, Status: true })).status).toBe(403);
  },
);

it('visitors see no services [API-46, API-48]', async () => {
  for (const path of ['/services', '/services/services-user', '/services/1'])
    expect((await server.visitor.get(path)).status).toBe(401);
});

describe('prices', () => {
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
});
