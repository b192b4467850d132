import { Secret, TOTP } from 'otpauth';
import { readRegistry } from 'remote/release';
import { forAllTests } from '../../../testing/forAllTests.ts';
import { startReleaseWorld } from '../testing/releaseWorld.ts';
import { verifyLiveFiles } from '../verifyLiveFiles.ts';

const world = forAllTests(() => startReleaseWorld());
let key: string;
let built = 0;
beforeAll(async () => {
  ({ key } = await world.key());
});
afterEach(() => world.clock.set(undefined));

const change = (action: string, more: object = {}, by = world.second) =>
  by.patch('/releases/mf-lounge', { action, ...more });
async function brought(audience = 'all'): Promise<string> {
  built += 1;
  const version = `1.${built}.0`;
  await world.bring(key, world.build({ version }), { audience });
  return version;
}
async function accepted(audience = 'all'): Promise<string> {
  const version = await brought(audience);
  expect((await change('accept', { version })).status).toBe(200);
  return version;
}
const candidates = async () => {
  const { 'mf-lounge': remote } = (await readRegistry(world.store)).remotes;
  return (remote?.candidates ?? []).map(({ version, ...rest }) => [
    version,
    'channel' in rest ? rest.channel : rest.share,
  ]);
};
const shown = async () => {
  const { body } = await world.second.get('/releases');
  const versions = body.data[0]?.versions as { version: string; state: string; decidedBy: string }[];
  return Object.fromEntries(versions.map(({ version, state }) => [version, state]));
};
const before = async () => (await world.second.get('/releases')).body.data[0]?.before;

it('a version goes to a channel, to a share, to everybody, and back, each with its audit entry and a letter', async () => {
  const first = await accepted();
  const audited = (await world.audited()).length;
  const version = await accepted('channel:preview');
  expect([await world.live(), await candidates()]).toEqual([first, [[version, 'preview']]]);
  await change('offer', { version, audience: 'share:10' });
  expect(await candidates()).toEqual([
    [version, 'preview'],
    [version, 10],
  ]);
  await change('promote', { version });
  expect([await world.live(), await candidates(), await before()]).toEqual([version, [], first]);
  expect((await change('roll back')).status).toBe(200);
  expect(await world.live()).toBe(first);
  expect([await shown(), await before()]).toEqual([{ [first]: 'live', [version]: 'kept' }, null]);
  const name = 'Alfa Person';
  expect((await world.audited()).slice(audited)).toEqual([
    expect.stringContaining('release.brought by Key'),
    ...['accept', 'offer', 'promote', 'rollBack'].map((action) =>
      expect.stringContaining(`remote.${action} by ${name}`),
    ),
  ]);
  const subjects = (await world.mailTo(world.maker.account.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(
    expect.arrayContaining(
      ['version accepted', 'version given to some', 'version given to everybody', 'rolled back'].map(
        (done) => `mf-lounge: ${done}`,
      ),
    ),
  );
});

it('what only some get is taken back', async () => {
  await accepted('share:5');
  expect((await change('take back')).status).toBe(200);
  expect(await candidates()).toEqual([]);
});

it('of what only some get the named version alone is taken back', async () => {
  const named = await accepted('share:5');
  const other = await accepted('channel:preview');
  expect((await change('take back', { version: named })).status).toBe(200);
  expect(await candidates()).toEqual([[other, 'preview']]);
  expect((await change('take back', { version: named })).status).toBe(422);
  await change('take back');
});

it('a version that waits reaches nobody but by its acceptance', async () => {
  const version = await brought();
  const live = await world.live();
  for (const [action, more] of [
    ['promote', {}],
    ['offer', { audience: 'channel:preview' }],
    ['roll back', {}],
  ] as const)
    expect((await change(action, { version, ...more })).status).toBe(409);
  expect([await world.live(), await candidates()]).toEqual([live, []]);
});

it('of two who accept at the same moment one is told that it was done', async () => {
  const version = await brought();
  const answers = await Promise.all([
    change('accept', { version }),
    change('accept', { version }, world.maker),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

it('a version whose files were changed while it waited is refused, and goes on waiting', async () => {
  const version = await brought();
  await world.store.put(`remotes/mf-lounge/${version}/remoteEntry.js`, Buffer.from('evil'));
  const { status, body } = await change('accept', { version });
  expect([status, body.message]).toEqual([422, expect.stringContaining('is not what was built')]);
  expect((await shown())[version]).toBe('waiting');
});

it('a removed remote is nobody’s any more, and its next version waits again', async () => {
  await accepted();
  await change('accepts itself', { audience: 'all' });
  expect((await change('remove')).status).toBe(200);
  expect(await world.live()).toBeUndefined();
  const version = await brought();
  expect((await shown())[version]).toBe('waiting');
  expect((await change('remove')).status).toBe(422);
});

it('the second factor is asked for again after 15 minutes; a wrong code moves nothing, a right one does', async () => {
  const version = await brought();
  const third = await world.as('Administrator');
  const started = await third.post('/users/two-factor/start', { Password: third.account.password });
  const totp = new TOTP({ secret: Secret.fromBase32(String(started.body.data.secret)) });
  const code = () => totp.generate({ timestamp: world.clock.now().getTime() });
  await third.post('/users/two-factor/confirm', { Code: code() });
  world.clock.set(new Date(Date.now() + 16 * 60_000));
  const late = await change('accept', { version }, third);
  expect([late.status, late.body.code]).toEqual([400, 'second_factor_needed']);
  const wrong = await change('accept', { version, Code: '000000' }, third);
  expect([wrong.status, wrong.body.errors]).toEqual([400, { Code: ['The code is not right'] }]);
  expect((await shown())[version]).toBe('waiting');
  expect((await change('accept', { version, Code: code() }, third)).status).toBe(200);
  expect(await world.live()).toBe(version);
});

it.each([
  ['accept', {}, 'version'],
  ['offer', { version: '1.0.0' }, 'audience'],
  ['offer', { version: '1.0.0', audience: 'all' }, 'audience'],
  ['evil', {}, 'action'],
])('%s with %j is refused by its field', async (action, more, field) => {
  const { status, body } = await change(action, more);
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
});

it('the page shows how often a version failed within a day, and why', async () => {
  const version = await accepted();
  const report = { remote: 'mf-lounge', version, reason: 'missing', page: 'app/lounge', signedIn: true };
  for (let turn = 0; turn < 2; turn++) await world.visitor.post('/remote-failures', report);
  await world.visitor.post('/remote-failures', { ...report, version: '9.9.9' });
  const { body } = await world.second.get('/releases');
  expect(body.data[0]?.versions).toContainEqual(
    expect.objectContaining({ version, failures: 2, fault: 'missing' }),
  );
  expect(await world.live()).toBe(version);
});

it('the nightly check tells of live files that are not what was released', async () => {
  const version = await accepted();
  await verifyLiveFiles.run(world.context);
  const damaged = async () =>
    (await world.mailTo(world.second.account.email)).filter(({ subject }) => subject.endsWith('damaged'));
  expect(await damaged()).toEqual([]);
  await world.store.put(`remotes/mf-lounge/${version}/remoteEntry.js`, Buffer.from('evil'));
  await verifyLiveFiles.run(world.context);
  expect((await damaged())[0]?.text).toContain(`mf-lounge ${version}: remoteEntry.js is not what was built`);
});

it('is for Administrators alone', async () => {
  for (const role of ['Finance Officer', 'Client']) {
    const other = await world.as(role);
    expect([(await other.get('/releases')).status, (await change('remove', {}, other)).status]).toEqual([
      403, 403,
    ]);
  }
});
