import { unzipSync } from 'fflate';
import { personalTables } from '../../privacy/personalTables.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import type { SignedIn } from '../../testing/testServer.ts';
import { passenger, startBookingWorld } from '../bookings/testing/bookingWorld.ts';

const world = forAllTests(() => startBookingWorld({ config: { rateLimits: true } }));
let service: number;
let owner: SignedIn;
let booker: SignedIn;
let stranger: SignedIn;
const number = '98765432109';

beforeAll(async () => {
  service = await world.service();
  owner = await world.client(1_000_000_00, { category: 'Corporate', business_name: 'Kano Trading' });
  booker = await world.member(owner, 'Booker');
  stranger = await world.client(1_000_000_00);
  await world.book(owner, service, { Passengers: [passenger({ LastName: 'Zuluname', nin: number })] });
  await world.book(stranger, service, { Passengers: [passenger({ LastName: 'Strangername' })] });
  await world.db.query(
    `insert into orders (owner_id, created_by, entries, total_kobo, first_flight_at, created_at, updated_at)
     values ($1, $1, '[{"Passengers":[{"LastName":"Orderedname"}]}]', 1, now(), now(), now())`,
    [owner.account.id],
  );
});

/** A code is mailed at most once a minute, and a copy is handed out at most once an hour. */
async function ask(person: SignedIn, code?: string) {
  world.clock.advance(60_000);
  await person.post('/me/data-export/code', {});
  const [letter] = await world.mailTo(person.account.email);
  const mailed = /Code: (\d{6})/.exec(letter?.text ?? '')?.[1];
  return person.post('/me/data-export', { code: code ?? mailed });
}

async function copyOf(person: SignedIn) {
  world.clock.advance(3_600_000);
  await world.goTo(world.clock.now());
  const { status, bytes, headers } = await ask(person);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  const files = Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
  return { files, data: JSON.parse(files['data.json'] ?? '{}'), text: Object.values(files).join('\n') };
}

const tablesWith = (link: 'ofAccount' | 'ofPerson') =>
  Object.entries(personalTables)
    .filter(([, table]) => table[link] && Object.values(table.columns).some(({ exported }) => exported))
    .map(([name]) => name);

it('an owner gets every exported column of the account, its members and passengers, with sealed numbers opened', async () => {
  const { files, data, text } = await copyOf(owner);
  expect(Object.keys(data)).toEqual(tablesWith('ofAccount'));
  for (const [table, rows] of Object.entries<Record<string, unknown>[]>(data)) {
    const exported = Object.entries(personalTables[table]?.columns ?? {}).flatMap(([name, column]) =>
      column.exported ? [name] : [],
    );
    expect([table, files[`${table}.csv`]?.slice(1).split('\r\n')[0]]).toEqual([table, exported.join(',')]);
    for (const row of rows) expect([table, Object.keys(row)]).toEqual([table, exported]);
  }
  for (const own of [
    owner.account.email,
    booker.account.email,
    'Zuluname',
    'Orderedname',
    number,
    'Kano Trading',
  ])
    expect(text).toContain(own);
  for (const foreign of ['Strangername', stranger.account.email, '$argon2', '~local.'])
    expect(text).not.toContain(foreign);
  expect(files['index.html']).toContain('Kano Trading');
});

it.each([
  ['a member', () => booker],
  ['a member of staff', () => world.as('Finance Officer')],
])('%s gets what is of them, and nothing of passengers', async (_, who) => {
  const person = await who();
  const { data, text } = await copyOf(person);
  expect(Object.keys(data)).toEqual(tablesWith('ofPerson'));
  expect(text).toContain(person.account.email);
  for (const foreign of ['Zuluname', 'Strangername', owner.account.email])
    expect(text).not.toContain(foreign);
});

it('a deputy gets what is the organisation’s', async () => {
  const { text } = await copyOf(await world.member(owner, 'Deputy'));
  expect(text).toContain('Zuluname');
});

it('a copy holds the documents that were uploaded', async () => {
  const client = await world.client(0);
  const key = await world.context.files.put(import.meta.filename);
  await world.db.query(
    `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
     values ($1, $2, 'a/b certificate.pdf', 'application/pdf', 1, now())`,
    [client.account.id, key],
  );
  const { files } = await copyOf(client);
  expect(Object.entries(files).find(([name]) => name.startsWith('documents/'))).toEqual([
    expect.stringMatching(/^documents\/\d+ a_b certificate\.pdf$/),
    expect.stringContaining('a copy holds the documents'),
  ]);
});

it('a wrong code hands out nothing and counts as no copy; the right one does once an hour, in the audit', async () => {
  const client = await world.client(0);
  expect((await ask(client, '000000')).body.errors).toEqual({ code: ['The code is not right'] });
  expect((await ask(client)).status).toBe(200);
  expect((await ask(client)).status).toBe(429);
  world.clock.advance(3_600_000);
  await world.goTo(world.clock.now());
  expect((await ask(client)).status).toBe(200);
  const { rows } = await world.db.query<{ subject: string }>(
    `select subject_id as subject from audit where action = 'data.exported' and actor_id = $1`,
    [client.account.id],
  );
  expect(rows).toHaveLength(2);
});

it('the notice says of each class why, on which ground and how long it is kept', async () => {
  const { body } = await world.visitor.get('/privacy/notice');
  expect(body.data).toContainEqual({
    what: 'Sign-ins, sessions, and the browsers that you signed in from',
    purpose: 'To let nobody else into your account',
    ground: 'contract',
    kept: expect.arrayContaining(['30 days after they end', '1 year after the last sign-in']),
  });
});

it('the record of processing is an Administrator’s', async () => {
  const { status, bytes } = await (await world.as('Administrator')).get('/privacy/record');
  expect([status, Buffer.from(bytes).toString().split('\r\n')[0]]).toEqual([
    200,
    '\ufeffTable,Column,Whose,What,Why,Ground,Kept,Who gets it,Handed out,Erased to',
  ]);
  expect((await (await world.as('Finance Officer')).get('/privacy/record')).status).toBe(403);
});

describe('who looked at documents and numbers', () => {
  const looks = async (person: SignedIn) => (await person.get('/me/looks')).body.data;

  it('is told by what and by the role, newest first, to whom they belong and to nobody else', async () => {
    const client = await world.client(0);
    const officer = await world.as('Registration Officer');
    await world.db.query(`update users set identification = 'A1' where id = $1`, [client.account.id]);
    const { rows } = await world.db.query<{ id: number }>(
      `insert into client_files (user_id, storage_key, name, type, size_bytes, created_at)
       values ($1, $2, 'a.pdf', 'application/pdf', 1, now()) returning id`,
      [client.account.id, await world.context.files.put(import.meta.filename)],
    );
    await officer.get(`/users/files/${rows[0]?.id}`);
    world.clock.advance(60_000);
    await officer.post(`/users/users/${client.account.id}/identification`, {});
    expect(await looks(client)).toMatchObject([
      { what: 'identification', by: 'Registration Officer' },
      { what: 'document', by: 'Registration Officer' },
    ]);
    expect(JSON.stringify(await looks(client))).not.toContain(officer.account.email);
    expect(await looks(stranger)).toEqual([]);
    world.clock.advance(366 * 86_400_000);
    await world.goTo(world.clock.now());
    expect(await looks(client)).toEqual([]);
  });

  it('a client’s own look is none', async () => {
    const client = await world.client(0);
    await client.post('/me/data-export/code', {});
    expect(await looks(client)).toEqual([]);
  });
});
