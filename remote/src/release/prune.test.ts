import { existsSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from './folderStore.ts';
import { recordMoves } from './live.ts';
import { pointShellAt } from './pointAt.ts';
import { prune } from './prune.ts';
import { publishRemote } from './publish.ts';
import { rollback } from './rollback.ts';
import { archivedFile } from './ShellRecord.ts';
import { buildOf, putShell, temporaryFolders } from './testing.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

const day = 24 * 60 * 60 * 1000;
const commit = 'abc1234';

const siteWith = async (...versions: readonly string[]) => {
  const site = folders.make();
  const store = folderStore(site);
  await putShell(store);
  for (const version of versions)
    await publishRemote(store, buildOf(folders.make(), { version }), { commit, audience: 'all' });
  return { site, store, has: (file: string) => existsSync(path.join(site, file)) };
};

it('a version stays for seven days after it was last given to anybody, then it goes', async () => {
  const { store, has } = await siteWith('1-a', '2-b');
  expect(await prune(store, Date.now() + 6 * day)).toEqual([]);
  expect(has('remotes/mf-wallet/1-a')).toBe(true);
  expect(await prune(store, Date.now() + 8 * day)).toEqual(['mf-wallet 1-a']);
  expect(has('remotes/mf-wallet/1-a')).toBe(false);
  expect(has('remotes/mf-wallet/2-b/remoteEntry.js')).toBe(true);
});

it('what is live stays however old it is, also for some users and after a rollback', async () => {
  const { store, has } = await siteWith('1-a', '2-b', '3-c');
  await rollback(store, 'mf-wallet', '1-a');
  const dist = buildOf(folders.make(), { version: '2-b' });
  await publishRemote(store, dist, { commit, audience: { channel: 'preview' } });
  expect(await prune(store, Date.now() + 100 * day)).toEqual(['mf-wallet 3-c']);
  expect(has('remotes/mf-wallet/1-a') && has('remotes/mf-wallet/2-b')).toBe(true);
});

it('a shell goes with the files that no kept shell names', async () => {
  const { store, has } = await siteWith();
  const at = new Date().toISOString();
  for (const [version, own] of [
    ['2-b', 'assets/old.js'],
    ['1-a', 'assets/new.js'],
  ] as const) {
    await putShell(store, { version, assets: ['assets/both.js', own] });
    await store.put(own, Buffer.from(own));
    await store.put('assets/both.js', Buffer.from('both'));
    await recordMoves(store, [{ at, action: 'release', name: 'shell', version, commit: 'abc1234' }]);
  }
  expect(await prune(store, Date.now() + 8 * day)).toEqual(['shell 2-b']);
  expect(has('assets/old.js') || has(archivedFile('2-b', 'shell.json'))).toBe(false);
  expect(has('assets/new.js') && has('assets/both.js')).toBe(true);
});

it('a shell is gone back to only if every live remote runs in it', async () => {
  const { store } = await siteWith('1-a');
  const page = async () => (await store.read('index.html'))?.content.toString();
  await putShell(store, { version: '0-narrow', provides: { 'shared-ui': [] } });
  await putShell(store, { version: '2-wide' });
  await expect(pointShellAt(store, '0-narrow')).rejects.toThrow('shared-ui: Button');
  expect(await page()).toContain('2-wide');
  await pointShellAt(store, '1.0.0-shell');
  expect(await page()).toContain('1.0.0-shell');
  expect(await page()).toContain('/remotes/mf-wallet/1-a/remoteEntry.js');
});
