import http from 'node:http';
import { folderOf, pointAt } from 'remote/release';
import { DatabaseUnavailable } from '../../../db/index.ts';
import { fakeS3 } from '../../../testing/fakeS3.ts';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startTestServer } from '../../../testing/testServer.ts';
import { startReleaseWorld } from '../testing/releaseWorld.ts';

const world = forAllTests(() => startReleaseWorld());
let key: string;
let built = 0;
/** Each version is higher than the versions before it. */
const next = () => {
  built += 1;
  return `1.${built}.0`;
};

beforeAll(async () => {
  ({ key } = await world.key());
});

const accept = (version: string, remote = 'mf-lounge') =>
  world.second.patch(`/releases/${remote}`, { action: 'accept', version });
const stored = async (version: string, remote = 'mf-lounge') =>
  (await world.store.list(`remotes/${remote}/${version}/`)).length;

it('what a key brings waits in the store, and nobody gets it until a person accepts it', async () => {
  const version = next();
  const { status, body } = await world.bring(key, world.build({ version }));
  expect([status, body.data]).toEqual([
    200,
    { remote: 'mf-lounge', version, state: 'waiting', page: `${world.url}/app/remotes` },
  ]);
  expect(await stored(version)).toBe(2);
  expect(await world.live()).toBeUndefined();
  const { body: seen } = await world.second.get('/releases');
  expect(seen.data).toMatchObject([
    {
      remote: 'mf-lounge',
      versions: [
        {
          version,
          state: 'waiting',
          changes: { paths: { added: ['app/lounge'] }, files: { added: ['remoteEntry.js'] } },
        },
      ],
    },
  ]);
  expect((await accept(version)).status).toBe(200);
  expect(await world.live()).toBe(version);
});

it('every Administrator gets a letter that says what waits', async () => {
  const version = next();
  await world.bring(key, world.build({ version }), { audience: 'channel:preview' });
  for (const { account } of [world.maker, world.second]) {
    const [letter] = await world.mailTo(account.email);
    expect(letter?.subject).toBe('mf-lounge: version brought');
    expect(letter?.text).toContain(`Version: ${version}`);
    expect(letter?.text).toContain('For: the channel preview');
  }
});

it('the same version with the same files again changes nothing; with other files it is refused', async () => {
  const files = world.build({ version: next() });
  await world.bring(key, files);
  const before = await world.audited();
  const again = await world.bring(key, files);
  expect([again.status, again.body.data.state]).toEqual([200, 'waiting']);
  expect((await world.audited()).slice(before.length)).toEqual([
    expect.stringMatching(/^release.repeated by Key \d+ of /),
  ]);
  const other = await world.bring(key, { ...files, 'extra.png': 'png' });
  expect([other.status, other.body.errors]).toEqual([
    422,
    [expect.stringContaining('was brought before, with other files: raise its version')],
  ]);
});

it('a version that went live before its commit failed is brought again, with the same files alone', async () => {
  await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: 'all' });
  const version = next();
  const files = world.build({ version });
  await world.settle();
  const { transaction } = world.db;
  jest.spyOn(world.db, 'transaction').mockImplementationOnce((work) =>
    transaction(async (tx) => {
      await work(tx);
      throw new DatabaseUnavailable('The connection was lost');
    }),
  );
  expect((await world.bring(key, files)).status).toBe(503);
  const other = await world.bring(key, world.build({ version, label: 'Another lounge' }));
  expect([other.status, other.body.errors]).toEqual([
    422,
    [expect.stringContaining('was published before, with another release.json')],
  ]);
  const again = await world.bring(key, files);
  expect([again.status, again.body.data?.state]).toEqual([200, 'live']);
  await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: null });
});

it('a version that was refused never comes back under its name', async () => {
  const version = next();
  const files = world.build({ version });
  await world.bring(key, files);
  await world.second.patch('/releases/mf-lounge', { action: 'refuse', version });
  expect(await stored(version)).toBe(0);
  expect((await world.bring(key, files)).status).toBe(422);
});

it('a remote whose versions accept themselves for a channel still waits for everybody', async () => {
  await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: 'channel:preview' });
  const bring = async (audience: string) =>
    (await world.bring(key, world.build({ version: next() }), { audience })).body.data.state;
  expect([await bring('channel:preview'), await bring('all')]).toEqual(['live', 'waiting']);
  await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: 'all' });
  expect(await bring('all')).toBe('live');
  await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: null });
  expect(await bring('channel:preview')).toBe('waiting');
});

it('every lack is told at once, as a sentence', async () => {
  const { status, body } = await world.bring(
    key,
    world.build({ version: next() }, { 'a.svg': '<svg/>', 'b.exe': 'MZ' }),
  );
  expect([status, body.errors]).toEqual([
    422,
    [
      expect.stringContaining('has a.svg: allowed are names of'),
      expect.stringContaining('has b.exe: allowed are names of'),
      expect.stringContaining('was built with a.svg, which release.json does not name'),
      expect.stringContaining('was built with b.exe, which release.json does not name'),
    ],
  ]);
});

it.each<[string, Parameters<typeof world.bring>[1], string]>([
  ['without release.json', { 'remoteEntry.js': 'x' }, 'has no release.json'],
  ['with one that is not readable', { 'release.json': '{' }, 'is no JSON'],
  ['of more than 10 MB', { 'a.js': Buffer.alloc(10 * 1024 * 1024 + 1) }, 'at most 10 MB and 500'],
  [
    'of more than 500 files',
    Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.js`, 'x'])),
    'at most 10 MB and 500',
  ],
])('a release %s is refused', async (_, files, sentence) => {
  const { status, body } = await world.bring(key, files);
  expect([status, body.errors]).toEqual([422, [expect.stringContaining(sentence)]]);
});

it('an audience that is none is refused by its field', async () => {
  const { status, body } = await world.bring(key, world.build(), { audience: 'share:100' });
  expect([status, Object.keys(body.errors)]).toEqual([400, ['audience']]);
  expect((await world.audited()).at(-1)).toMatch(/^release.refused .*: Must be all, channel:NAME or share:1/);
});

describe('while an upload is under way', () => {
  /** The sender pauses before the last byte. */
  async function begin(own: string, files: Record<string, Buffer | string>) {
    const form = new FormData();
    form.append('audience', 'all');
    for (const [name, content] of Object.entries(files))
      form.append('file', new Blob([Buffer.from(content)]), name);
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const request = http.request(`${world.url}/api/releases/mf-slow`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${own}`,
        'content-type': encoded.headers.get('content-type') ?? '',
        'content-length': body.length,
      },
    });
    const status = new Promise<number | undefined>((resolve, reject) => {
      request.on('error', reject).on('response', (reply) => resolve(reply.resume().statusCode));
    });
    request.write(body.subarray(0, -1));
    return { status, end: () => request.end(body.subarray(-1)) };
  }

  /** If two uploads begin together, one of them is refused. The other one is then known to be under way. */
  async function oneOfTwo(version: string, meanwhile = async (_id: number): Promise<unknown> => undefined) {
    const { id, key: own } = await world.key({ remote: 'mf-slow', prefixes: ['app/slow'] });
    const files = world.build({ name: 'mf-slow', version });
    const both = [await begin(own, files), await begin(own, files)];
    const refused = await Promise.race(both.map(({ status }) => status));
    await meanwhile(id);
    for (const { end } of both) end();
    const statuses = await Promise.all(both.map(({ status }) => status));
    return { refused, statuses: statuses.toSorted() };
  }

  it('another one of the same remote is refused', async () => {
    expect(await oneOfTwo('1.0.0')).toEqual({ refused: 409, statuses: [200, 409] });
  });

  it('a key that is withdrawn meanwhile writes nothing', async () => {
    const withdraw = (id: number) => world.second.remove(`/release-keys/${id}`);
    expect(await oneOfTwo('1.1.0', withdraw)).toEqual({ refused: 409, statuses: [401, 409] });
    expect(await stored('1.1.0', 'mf-slow')).toBe(0);
    expect((await world.audited()).slice(-3)).toEqual([
      expect.stringContaining('release.refused by Key'),
      expect.stringContaining('release key.withdrawn by'),
      expect.stringContaining('release.refused by Key'),
    ]);
  });
});

describe('an attacker with a stolen key', () => {
  const lounge = (own = {}, files = {}) => world.build({ version: next(), ...own }, files);
  type Files = ReturnType<typeof world.build>;
  const versionOf = (files: Files) => String(JSON.parse(String(files['release.json'])).version);
  const release = async (files: Files) => {
    const [name, version] = ['mf-lounge', versionOf(files)];
    for (const [file, content] of Object.entries(files))
      await world.store.put(folderOf({ name, version }) + file, Buffer.from(content));
    await pointAt(world.store, { action: 'release', name, version, commit: 'abc1234' });
  };
  const bring = (files: Files, remote?: string) => world.bring(key, files, remote ? { remote } : {});

  it.each<[string, number, string, () => Promise<{ status: number; body: { message: string } }>]>([
    ['the name of another remote', 403, 'The key is for mf-lounge', () => bring(lounge(), 'mf-wallet')],
    [
      'another name within the release',
      422,
      'The release is of mf-wallet',
      () => bring(lounge({ name: 'mf-wallet' })),
    ],
    [
      'the name of the shell within the release',
      422,
      'The release is of shell',
      () => bring(lounge({ name: 'shell' })),
    ],
    [
      'paths that are not granted',
      422,
      '/app/wallet is not among the paths granted',
      () => bring(lounge({ prefixes: ['app/wallet'] })),
    ],
    [
      'a slot that is not granted',
      422,
      'The slot staff.bookingOutcome is not',
      () => bring(lounge({ slots: ['staff.bookingOutcome'] })),
    ],
    [
      'a file outside its folder',
      422,
      'allowed are names of',
      () => bring(lounge({}, { '../../index.js': 'x' })),
    ],
    [
      'a file in a folder of its own',
      422,
      'allowed are names of',
      () => bring(lounge({}, { 'assets/x.js': 'x' })),
    ],
    [
      'a file of the registry’s name in the root',
      422,
      'allowed are names of',
      () => bring(lounge({}, { '/remotes.json': '{}' })),
    ],
    [
      'HTML',
      422,
      'has index.html: allowed are names of',
      () => bring(lounge({}, { 'index.html': '<script>' })),
    ],
    [
      'a script without a hash',
      422,
      'which release.json does not name',
      () => bring(lounge({}, { 'evil.js': 'x' })),
    ],
    [
      'a script that differs from its hash',
      422,
      'is not what was built',
      () => bring(lounge({}, { 'remoteEntry.js': 'x' })),
    ],
    [
      'a version whose name is a path',
      422,
      'has a "version" that is none',
      () => bring(lounge({ version: '../1' })),
    ],
    [
      'a version older than the live one',
      422,
      'is older than what is live',
      () => bring(lounge({ version: '0.9.0' })),
    ],
  ])('with %s is refused, audited, and has written nothing', async (_, status, sentence, attack) => {
    const [files, before] = [await world.store.list(''), await world.audited()];
    const answer = await attack();
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(sentence)]);
    expect(await world.store.list('')).toEqual(files);
    expect((await world.audited()).slice(before.length)).toEqual([
      expect.stringMatching(/^release.refused by Key \d+ of /),
    ]);
  });

  it('finds no remote of the name shell', async () => {
    expect((await bring(lounge(), 'shell')).status).toBe(400);
  });

  it.each([
    ['accepted', 200, (files: Files) => bring(files).then(() => accept(versionOf(files)))],
    ['released by the command', 422, (files: Files) => release(files)],
  ])('brings no version back that was %s before, by sending its files', async (_, status, putLive) => {
    const [old, newer] = [lounge(), lounge()];
    for (const files of [old, newer]) await putLive(files);
    await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: 'all' });
    expect((await bring(old)).status).toBe(status);
    expect(await world.live()).toBe(versionOf(newer));
    await world.second.patch('/releases/mf-lounge', { action: 'accepts itself', audience: null });
  });

  it.each([
    ['move the pointer', 'PATCH', '/releases/mf-lounge', { action: 'promote', version: '1.1.0' }],
    ['read what waits', 'GET', '/releases', undefined],
    ['make another key', 'POST', '/release-keys', {}],
  ])('cannot %s', async (_, method, path, body) => {
    const headers = { authorization: `Bearer ${key}` };
    const { status } = await world.visitor.call(method, path, { ...(body && { body }), headers });
    expect(status).toBe(401);
  });

  it('fills no disk: beyond twenty that wait, one more is refused', async () => {
    const { key: other } = await world.key({ remote: 'mf-many', prefixes: ['app/many'] });
    const many = (version: string) =>
      world.bring(other, world.build({ name: 'mf-many', version }), { remote: 'mf-many' });
    for (let count = 1; count <= 20; count++) expect((await many(`1.${count}.0`)).status).toBe(200);
    expect((await many('1.21.0')).status).toBe(409);
  });
});

it.each([
  ['no key', undefined],
  ['what is no key', 'Bearer evil'],
  ['a key that nobody made', `Bearer portal_rk_${'a'.repeat(43)}`],
])('with %s nothing is read, and no stranger fills the audit', async (_, authorization) => {
  const headers = { ...(authorization && { authorization }) };
  const form = new FormData();
  form.append('f', new Blob(['x']), 'a.js');
  const before = await world.audited();
  const { status } = await world.visitor.call('POST', '/releases/mf-lounge', { form, headers });
  expect([status, await world.audited()]).toEqual([401, before]);
});

it('the session of an Administrator opens no door', async () => {
  expect((await world.second.form('/releases/mf-lounge', { audience: 'all' })).status).toBe(401);
});

it('a server without RUN_RELEASES takes nothing, and moves nothing', async () => {
  const reader = await startTestServer({
    config: { ...world.context.config, runReleases: false },
    db: world.db,
  });
  const headers = { authorization: `Bearer ${key}` };
  const sent = await reader.visitor.call('POST', '/releases/mf-lounge', { body: {}, headers });
  expect([sent.status, sent.body.message]).toEqual([404, expect.stringContaining('RUN_RELEASES=1')]);
  await reader.server.jobs.stop();
  await reader.server.api.fastify.close();
});

it('a bucket takes what a folder takes', async () => {
  const s3 = await fakeS3();
  const other = await startReleaseWorld({ releases: s3.url });
  const { key: own } = await other.key();
  await other.bring(own, other.build({ version: '1.0.0' }));
  const accepted = { action: 'accept', version: '1.0.0' };
  expect((await other.second.patch('/releases/mf-lounge', accepted)).status).toBe(200);
  expect([...s3.objects.keys()]).toContain('remotes/mf-lounge/1.0.0/remoteEntry.js');
  expect(await other.live()).toBe('1.0.0');
  await other.close();
  await s3.close();
});

it('a key brings twenty in an hour', async () => {
  const limited = await startReleaseWorld({ rateLimits: true });
  const { key: own } = await limited.key();
  for (let turn = 0; turn < 20; turn++) expect((await limited.bring(own, {})).status).toBe(422);
  expect((await limited.bring(own, {})).status).toBe(429);
  await limited.close();
});
