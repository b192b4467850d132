import type { SavedPerson } from 'shared-api/contract';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(startBookingWorld);
let client: SignedIn;
let stranger: SignedIn;
beforeAll(async () => {
  client = await world.client(0, { category: 'Corporate', business_name: 'Sokoto Trading' });
  stranger = await world.client(0);
});
beforeEach(() => world.db.query('delete from people'));

const ada = {
  FirstName: 'Adaeze',
  LastName: 'Óbi',
  Designation: 'Mrs.',
  Gender: 'Female',
  mobileNumber: '08031234567',
  Wheel_Chair: false,
};
const bola = { ...ada, FirstName: 'Bola', LastName: 'Okoro', mobileNumber: '08031234568' };

interface Kept extends Record<string, unknown> {
  id: number;
}
const listed = async (query = '', by = client): Promise<Kept[]> => [
  ...Object((await by.get(`/people${query}`)).body.data),
];
const namesFor = async (query: string, by = client) =>
  (await listed(query, by)).map(({ firstName }) => firstName);

it('people are kept once, brought up to date when they are typed again, and found by name and number', async () => {
  expect((await client.post('/people', [ada, bola])).body.data).toEqual({ kept: 2 });
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  const typed = { ...ada, FirstName: ' ADÁEZE', LastName: 'obi', Designation: 'Dr.', Wheel_Chair: true };
  expect((await client.post('/people', [typed, typed])).body.data).toEqual({ kept: 1 });
  expect(await listed()).toEqual([
    {
      id: expect.any(Number),
      firstName: 'ADÁEZE',
      lastName: 'obi',
      designation: 'Dr.',
      gender: 'Female',
      mobileNumber: '08031234567',
      wheel_Chair: true,
      lastUsed: world.clock.now().toISOString(),
      otherNumbers: [],
      version: expect.any(Number),
    },
    expect.objectContaining({ firstName: 'Bola' }),
  ]);
  expect(await namesFor('?search=obi adaeze')).toEqual(['ADÁEZE']);
  expect(await namesFor('?search=0803 123 4568')).toEqual(['Bola']);
  expect(await namesFor('?search=%25')).toEqual([]);
  expect(await namesFor('?sort=name')).toEqual(['ADÁEZE', 'Bola']);
  expect(await listed('', stranger)).toEqual([]);
  const { bytes } = await client.get('/people/export?search=bola');
  expect(Buffer.from(bytes).toString()).toBe(
    '\ufeffFirst name,Last name,Designation,Gender,Mobile number,Other numbers,Wheelchair\r\nBola,Okoro,Mrs.,Female,08031234568,,No\r\n',
  );
});

it('somebody with several numbers is one person with the newest, found by any of them, and forgotten by the number or whole', async () => {
  const numbers = ['08031234567', '08051112222', '08097776666'];
  for (const mobileNumber of numbers) {
    world.clock.set(new Date(world.clock.now().getTime() + 60_000));
    await client.post('/people', [{ ...ada, mobileNumber }]);
  }
  await client.post('/people', [bola, { ...ada, LastName: 'Obi2' }]);
  const found = await listed('?search=obi');
  expect(found.map(({ mobileNumber }) => mobileNumber)).toEqual(['08031234567', '08097776666']);
  const [, person] = found as unknown as SavedPerson[];
  expect(person?.otherNumbers.map(({ mobileNumber }) => mobileNumber)).toEqual([
    '08051112222',
    '08031234567',
  ]);
  expect((await client.get('/people?pageSize=10')).body.meta).toMatchObject({ totalCount: 3 });
  expect(await listed('?search=08051112222')).toMatchObject([{ id: person?.id }]);
  const exported = Buffer.from((await client.get('/people/export?search=08051112222')).bytes).toString();
  expect(exported).toContain('08097776666,08051112222 08031234567,No');
  world.clock.set(new Date(world.clock.now().getTime() + 60_000));
  await client.post('/people', [{ ...ada, mobileNumber: numbers[0] }], { 'idempotency-key': 'used again' });
  expect((await listed('?search=1112222'))[0]).toMatchObject({ mobileNumber: numbers[0] });
  expect((await client.remove(`/people/${person?.otherNumbers[0]?.id}`)).status).toBe(200);
  expect(await listed('?search=7776666')).toMatchObject([{ otherNumbers: [{ mobileNumber: numbers[2] }] }]);
  expect((await stranger.remove(`/people/${person?.id}?everyNumber=true`)).status).toBe(404);
  expect((await client.remove(`/people/${person?.id}?everyNumber=true`)).status).toBe(200);
  expect(await namesFor('?sort=name')).toEqual(['Adaeze', 'Bola']);
});

it('a person is corrected and forgotten by the owner alone, once for one key', async () => {
  await client.post('/people', [ada, bola]);
  const id = (await listed('?search=adaeze'))[0]?.id;
  const path = `/people/${id}`;
  const key = { 'idempotency-key': 'correct' };
  for (const _ of [1, 2]) {
    const { status, body } = await client.patch(path, { ...ada, LastName: 'Obinna' }, key);
    expect([status, body.data]).toMatchObject([200, { id, lastName: 'Obinna' }]);
  }
  expect((await client.patch(path, { ...ada, LastName: 'Obi' }, key)).status).toBe(409);
  const known = await client.patch(path, { ...bola, LastName: 'Ókoro' });
  expect([known.status, known.body.code]).toEqual([409, 'person_known']);
  expect((await client.patch(path, { ...ada, FirstName: 'A' })).status).toBe(400);
  expect((await stranger.patch(path, ada)).status).toBe(404);
  expect((await stranger.remove(path)).status).toBe(404);
  expect((await client.remove(path)).status).toBe(200);
  expect((await client.remove(path)).status).toBe(404);
  expect(await namesFor('')).toEqual(['Bola']);
  const officer = await world.as('Registration Officer');
  expect((await officer.get('/people')).status).toBe(403);
});

it('the same request under one key keeps once, and 5,000 people are the most', async () => {
  await world.db.query(
    `insert into people (owner_id, first_name, last_name, designation, gender, mobile_number, wheel_chair, person_key, used_at)
     select $1, 'Person', 'Number', 'Mr.', 'Male', '080', false, 'person ' || n, now() from generate_series(1, 4999) n`,
    [client.account.id],
  );
  const key = { 'idempotency-key': 'keep' };
  expect((await client.post('/people', [ada], key)).status).toBe(200);
  await world.db.query("delete from people where person_key like 'adaeze%'");
  expect((await client.post('/people', [ada], key)).status).toBe(200);
  expect(await namesFor('?search=adaeze')).toEqual([]);
  const refused = await client.post('/people', [ada, bola]);
  expect([refused.status, refused.body.code]).toEqual([400, 'people_limit']);
  expect(await namesFor('?search=adaeze')).toEqual([]);
  const both = await Promise.all([client.post('/people', [ada]), client.post('/people', [bola])]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect((await client.post('/people', [ada])).status + (await client.post('/people', [bola])).status).toBe(
    600,
  );
});
