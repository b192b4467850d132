import { dayMs, minuteMs } from 'shared-api/rules';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { keyBody, startReleaseWorld } from '../testing/releaseWorld.ts';

const world = forAllTests(startReleaseWorld);
afterEach(() => world.clock.set(undefined));

it('a key is made by one and accepted by another, shown once, and kept as a hash alone', async () => {
  const { status, body } = await world.maker.post('/release-keys', keyBody);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({
      remote: 'mf-lounge',
      prefixes: ['app/lounge'],
      status: 'Proposed',
      menu: true,
    }),
  ]);
  const key = String(body.data.key);
  expect(key).toMatch(/^portal_rk_[\w-]{43}$/);
  expect((await world.bring(key, world.build())).status).toBe(401);
  const own = await world.maker.post(`/release-keys/${body.data.id}/approval`, {});
  expect([own.status, own.body.code]).toEqual([403, 'second_person']);
  const accepted = await world.second.post(`/release-keys/${body.data.id}/approval`, {});
  expect([accepted.status, accepted.body.data.status]).toEqual([200, 'Approved']);
  const { rows } = await world.db.query<{ row: string }>('select k::text as row from release_keys k');
  const { rows: replies } = await world.db.query<{ reply: string }>(
    'select reply::text from idempotency_keys',
  );
  const { body: listed } = await world.maker.get('/release-keys');
  expect(JSON.stringify([rows, replies, listed])).not.toContain(key.slice(10));
  expect((await world.bring(key, world.build({ version: '1.0.0-key' }))).status).toBe(200);
});

it('the same call again, with the same Idempotency-Key too, makes another key', async () => {
  const headers = { 'idempotency-key': 'twice' };
  const [one, other] = [
    await world.maker.post('/release-keys', keyBody, headers),
    await world.maker.post('/release-keys', keyBody, headers),
  ];
  expect(one.body.data.key).not.toBe(other.body.data.key);
});

it('every Administrator gets a letter when a key is made, accepted and withdrawn', async () => {
  const { id } = await world.key({ remote: 'mf-letters', prefixes: ['app/letters'] });
  await world.second.remove(`/release-keys/${id}`);
  for (const person of [world.maker, world.second]) {
    const subjects = (await world.mailTo(person.account.email)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('mf-letters')).toSorted()).toEqual([
      'mf-letters: key accepted',
      'mf-letters: key made',
      'mf-letters: key withdrawn',
    ]);
  }
});

it('a key ends after the days of the setting, and at once when it is withdrawn', async () => {
  const { id, key } = await world.key();
  const bring = async () => (await world.bring(key, world.build({ version: '1.0.0-ends' }))).status;
  world.clock.set(new Date(Date.now() + 90 * dayMs + minuteMs));
  expect(await bring()).toBe(401);
  world.clock.set(undefined);
  expect(await bring()).toBe(200);
  const { body } = await world.maker.get('/release-keys?status=Approved');
  expect(body.data.find((each) => each.id === id)).toMatchObject({ dateUsed: expect.any(String) });
  expect((await world.maker.remove(`/release-keys/${id}`)).body.data.dateWithdrawn).toEqual(
    expect.any(String),
  );
  expect(await bring()).toBe(401);
  expect((await world.maker.remove(`/release-keys/${id}`)).status).toBe(409);
});

it('whoever made a key that waits gives it up', async () => {
  const { body } = await world.maker.post('/release-keys', keyBody);
  const given = await world.maker.post(`/release-keys/${body.data.id}/rejection`, { reason: 'Not needed' });
  expect([given.status, given.body.data.status]).toEqual([200, 'Rejected']);
  expect((await world.bring(String(body.data.key), world.build())).status).toBe(401);
});

describe('the second factor', () => {
  const make = (person = world.maker) => person.post('/release-keys', keyBody);

  it('is asked for again after 15 minutes', async () => {
    world.clock.set(new Date(Date.now() + 16 * minuteMs));
    const { status, body } = await make();
    expect([status, body.code]).toEqual([400, 'second_factor_needed']);
  });

  it('has to be set up first', async () => {
    const { status, body } = await make(await world.as('Administrator'));
    expect([status, body.code]).toEqual([400, 'second_factor_missing']);
  });
});

it.each([
  ['the shell', { remote: 'shell' }, 'remote'],
  ['a name that is none', { remote: 'mf-../x' }, 'remote'],
  ['a path that is none', { prefixes: ['/app/../x'] }, 'prefixes[0]'],
  ['a slot that is none', { slots: ['<b>'] }, 'slots[0]'],
])('there is no key for %s', async (_, own, field) => {
  const { status, body } = await world.maker.post('/release-keys', { ...keyBody, ...own });
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});
