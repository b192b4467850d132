import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from './folderStore.ts';
import { lastLive } from './history.ts';
import { readMoves, readRegistry } from './live.ts';
import { placesIn } from './overview.ts';
import { pointAt, withdrawCandidates } from './pointAt.ts';
import type { Audience } from './pointers.ts';
import { publishRemote } from './publish.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { rollback } from './rollback.ts';
import { buildOf, putShell, temporaryFolders } from './testing.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

const commit = 'abc1234';
let site: string;
let store: ReleaseStore;
beforeEach(async () => {
  site = folders.make();
  store = folderStore(site);
  await putShell(store);
});

const release = (own: Parameters<typeof buildOf>[1] = {}, audience: Audience = 'all') =>
  publishRemote(store, buildOf(folders.make(), own), { commit, audience });
const wallet = async () => (await readRegistry(store)).remotes['mf-wallet'];
const registryFile = () => readFileSync(path.join(site, 'remotes.json'), 'utf8');

describe('a release', () => {
  it('lays its files under its version and points everybody at them, with commit and time', async () => {
    await release();
    expect(readdirSync(path.join(site, 'remotes/mf-wallet/1.0.0-a'))).toEqual(
      expect.arrayContaining(['remoteEntry.js', 'release.json']),
    );
    expect(await wallet()).toMatchObject({
      version: '1.0.0-a',
      entry: '/remotes/mf-wallet/1.0.0-a/remoteEntry.js',
      commit: 'abc1234',
      since: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
  });

  it('is in the page that is served, so that nothing waits for the registry', async () => {
    await release();
    const page = readFileSync(path.join(site, 'index.html'), 'utf8');
    expect(page).toContain('/remotes/mf-wallet/1.0.0-a/remoteEntry.js');
    expect(page).not.toContain('abc1234');
  });

  it('leaves the version before where it is, for pages that are open', async () => {
    await release();
    await release({ version: '1.0.1-b' });
    expect(readdirSync(path.join(site, 'remotes/mf-wallet')).sort()).toEqual(['1.0.0-a', '1.0.1-b']);
    expect((await wallet())?.version).toBe('1.0.1-b');
  });

  it('changes nothing of the others', async () => {
    await release({ name: 'mf-lounge' });
    const before = (await readRegistry(store)).remotes['mf-lounge'];
    await release();
    expect((await readRegistry(store)).remotes['mf-lounge']).toEqual(before);
  });

  it('is not lost when another team releases in the same moment', async () => {
    const names = ['mf-alfa', 'mf-bravo', 'mf-charlie', 'mf-delta', 'mf-echo'];
    await Promise.all(names.map((name) => release({ name })));
    expect(Object.keys((await readRegistry(store)).remotes).sort()).toEqual(names);
    expect((await readMoves(store)).map(({ name }) => name).sort()).toEqual(names);
    const page = readFileSync(path.join(site, 'index.html'), 'utf8');
    for (const name of names) expect(page).toContain(`/remotes/${name}/`);
  });
});

describe('refused before it is live is', () => {
  beforeEach(() => release());

  it.each<[string, Parameters<typeof buildOf>[1], string]>([
    [
      'a remote for another contract',
      { version: '2-b', contract: 2 },
      'mf-wallet was built for contract 2, the shell serves contract 1',
    ],
    [
      'one that uses what the shell does not give',
      { version: '2-b', uses: { 'shared-ui': ['Button', 'Carousel'], 'shared-ui/maps': ['Map'] } },
      'mf-wallet uses what the shell does not give: shared-ui: Carousel, shared-ui/maps: Map',
    ],
    [
      'one that uses many such names',
      { version: '2-b', uses: { 'shared-ui/maps': ['A', 'B', 'C', 'D', 'E', 'F', 'G'] } },
      'mf-wallet uses what the shell does not give: shared-ui/maps: A, shared-ui/maps: B, shared-ui/maps: C, shared-ui/maps: D, shared-ui/maps: E and 2 more',
    ],
    [
      'one that answers for the paths of another',
      { name: 'mf-lounge', prefixes: ['app/wallet'] },
      'mf-wallet and mf-lounge both answer for /app/wallet',
    ],
    ['one whose name is none of a remote', { name: 'shell' }, 'shell is no name of a remote'],
    [
      'one that answers for everything',
      { version: '2-b', prefixes: [''] },
      'answers for paths that are none',
    ],
    [
      'one that names files without a hash',
      { version: '2-b', entry: 'other.js' },
      'names other.js without a hash',
    ],
    ['one that lacks a file', { version: '2-b', integrity: { 'gone.js': 'sha384-x' } }, 'lacks gone.js'],
    ['one that lacks a later file', { version: '2-b', laterIntegrity: { '3.js': 'sha384-x' } }, 'lacks 3.js'],
  ])('%s', async (_, own, reason) => {
    const before = registryFile();
    await expect(release(own)).rejects.toThrow(reason);
    expect(registryFile()).toBe(before);
  });

  it('a build that was changed afterwards', async () => {
    const dist = buildOf(folders.make(), { version: '1.0.1-b' });
    writeFileSync(path.join(dist, 'remoteEntry.js'), 'tampered');
    await expect(publishRemote(store, dist, { commit, audience: 'all' })).rejects.toThrow(
      'remoteEntry.js is not what was built',
    );
  });

  it('a build with a file that its manifest does not name', async () => {
    const dist = buildOf(folders.make(), { version: '1.0.1-b' });
    writeFileSync(path.join(dist, 'stranger.js'), '');
    await expect(publishRemote(store, dist, { commit, audience: 'all' })).rejects.toThrow('stranger.js');
  });

  it('another build under a version that was published', async () => {
    await expect(release({ label: 'Purse' })).rejects.toThrow(
      'mf-wallet 1.0.0-a was published before, with another release.json',
    );
  });

  it('what arrived otherwise than it was sent', async () => {
    const spoiling: ReleaseStore = {
      ...store,
      put: (key, content) => store.put(key, key.endsWith('.js') ? Buffer.from('cut') : content),
    };
    const dist = buildOf(folders.make(), { version: '1.0.1-b' });
    const before = registryFile();
    await expect(publishRemote(spoiling, dist, { commit, audience: 'all' })).rejects.toThrow(
      'is not what was built',
    );
    expect(registryFile()).toBe(before);
  });

  it('anything where no shell is live', async () => {
    const empty = folderStore(folders.make());
    await expect(publishRemote(empty, buildOf(folders.make()), { commit, audience: 'all' })).rejects.toThrow(
      'No shell is live',
    );
  });
});

describe('a version for some users', () => {
  it('stands beside the one for everybody until it is promoted', async () => {
    await release();
    await release({ version: '1.1.0-b' }, { channel: 'preview' });
    await release({ version: '1.1.0-b' }, { share: 10 });
    expect((await wallet())?.version).toBe('1.0.0-a');
    expect((await wallet())?.candidates).toMatchObject([
      { version: '1.1.0-b', channel: 'preview' },
      { version: '1.1.0-b', share: 10 },
    ]);
    await pointAt(store, { action: 'promote', name: 'mf-wallet', version: '1.1.0-b', commit: 'abc1234' });
    expect(await wallet()).toMatchObject({ version: '1.1.0-b' });
    expect(await wallet()).not.toHaveProperty('candidates');
  });

  it('has one share, which can grow', async () => {
    await release();
    await release({ version: '1.1.0-b' }, { share: 10 });
    await release({ version: '1.1.0-b' }, { share: 50 });
    expect((await wallet())?.candidates).toMatchObject([{ share: 50 }]);
  });

  it('can be taken back', async () => {
    await release();
    await release({ version: '1.1.0-b' }, { share: 10 });
    expect(await withdrawCandidates(store, 'mf-wallet')).toEqual(['1.1.0-b']);
    expect(await wallet()).not.toHaveProperty('candidates');
    await expect(withdrawCandidates(store, 'mf-wallet')).rejects.toThrow('for some users only');
  });

  it('is taken back without the end of another', async () => {
    await release();
    await release({ version: '1.1.0-b' }, { share: 10 });
    await release({ version: '1.2.0-c' }, { channel: 'preview' });
    await withdrawCandidates(store, 'mf-wallet', '1.1.0-b');
    const ended = lastLive(await readMoves(store), 'mf-wallet');
    expect([ended.get('1.1.0-b'), ended.get('1.2.0-c')]).toEqual([expect.any(String), undefined]);
  });

  it('needs one for everybody', async () => {
    await expect(release({}, { share: 10 })).rejects.toThrow('mf-wallet has no version for everybody yet');
  });
});

describe('a rollback', () => {
  beforeEach(async () => {
    for (const version of ['1-a', '2-b', '3-c']) await release({ version });
  });

  it('goes back version by version, never to one that was rolled back', async () => {
    expect(await rollback(store, 'mf-wallet')).toBe('2-b');
    expect(await rollback(store, 'mf-wallet')).toBe('1-a');
    await expect(rollback(store, 'mf-wallet')).rejects.toThrow('Nothing is known that was live before');
    expect((await wallet())?.version).toBe('1-a');
  });

  it('goes to a version that is named, and refuses one that is not kept', async () => {
    expect(await rollback(store, 'mf-wallet', '1-a')).toBe('1-a');
    await expect(rollback(store, 'mf-wallet', '9-x')).rejects.toThrow('mf-wallet 9-x is not kept');
  });

  it('gives everybody the former version, also those who had another one', async () => {
    await release({ version: '4-d' }, { channel: 'preview' });
    await rollback(store, 'mf-wallet');
    expect(await wallet()).toMatchObject({ version: '2-b' });
    expect(await wallet()).not.toHaveProperty('candidates');
  });

  it('refuses a kept version whose files were changed', async () => {
    writeFileSync(path.join(site, 'remotes/mf-wallet/1-a/remoteEntry.js'), 'tampered');
    await expect(rollback(store, 'mf-wallet', '1-a')).rejects.toThrow('is not what was built');
    expect((await wallet())?.version).toBe('3-c');
  });
});

it('the overview says what is live for whom, from which commit, and what else is kept', async () => {
  await release();
  await release({ version: '1.0.1-b' });
  await release({ version: '1.0.2-c' }, { share: 10 });
  const places = await placesIn(store);
  const given = { since: expect.stringMatching(/^\d{4}-/), commit: 'abc1234' };
  expect(places).toEqual([
    expect.objectContaining({ name: 'shell', version: '1.0.0-shell', audience: 'all' }),
    expect.objectContaining({ ...given, name: 'mf-wallet', version: '1.0.1-b', audience: 'all' }),
    expect.objectContaining({ ...given, name: 'mf-wallet', version: '1.0.2-c', audience: { share: 10 } }),
    { name: 'mf-wallet', version: '1.0.0-a', until: expect.stringMatching(/^\d{4}-/), commit: 'abc1234' },
  ]);
});

it('a lock that cannot be written fails at once and says why', async () => {
  const deep = path.join(folders.make(), ...Array.from({ length: 41 }, () => 'deep'.repeat(25)));
  const tooLong = `${deep.slice(0, 4082)}x`;
  await expect(folderStore(tooLong).replace('remotes.json', Buffer.from('{}'), undefined)).rejects.toThrow(
    'ENAMETOOLONG',
  );
});
