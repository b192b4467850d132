import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from './folderStore.ts';
import { readMoves, readRegistry } from './live.ts';
import { pointShellAt } from './pointAt.ts';
import { publish, publishRemote } from './publish.ts';
import type { Names } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { registryBlock, shellVersionTag } from './registryBlock.ts';
import { rollback } from './rollback.ts';
import { archivedFile, type ShellRecord } from './ShellRecord.ts';
import { buildOf, temporaryFolders } from './testing.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());

const commit = 'abc1234';
let site: string;
let store: ReleaseStore;
beforeEach(() => {
  site = folders.make();
  store = folderStore(site);
});

const shellOf =
  (version: string, contract = 1, provides: Names = { 'shared-ui': ['Button'] }) =>
  (folder: string): ShellRecord => {
    const record: ShellRecord = {
      version,
      commit,
      contract,
      packages: { ui: '1.0.0' },
      provides,
      pages: ['index.html', 'offline.html'],
      assets: [`assets/${version}.js`],
    };
    const files = {
      'index.html': `<head>${shellVersionTag(version)}${registryBlock({ remotes: {} })}</head>`,
      'offline.html': `offline of ${version}`,
      [`assets/${version}.js`]: version,
    };
    const write = (file: string, text: string) => {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    };
    for (const [file, text] of Object.entries(files)) write(file, text);
    for (const page of record.pages) write(archivedFile(version, page), files[page] ?? '');
    write(archivedFile(version, 'shell.json'), JSON.stringify(record));
    return record;
  };

const remoteOf = (name: string, version: string, contract = 1) => ({
  dist: buildOf(folders.make(), { name, version, contract }),
  commit,
});
const textOf = (file: string) => readFileSync(path.join(site, file), 'utf8');
const live = async () => {
  const { shell, remotes } = await readRegistry(store);
  return [shell, ...Object.values(remotes).map(({ version }) => version)];
};

const releaseFirst = () =>
  publish(store, {
    installShell: shellOf('1-shell'),
    remotes: [remoteOf('mf-wallet', '1-wallet'), remoteOf('mf-staff', '1-staff')],
    audience: 'all',
  });

it('an empty folder becomes a whole site with one release of everything', async () => {
  await releaseFirst();
  expect(await live()).toEqual(['1-shell', '1-wallet', '1-staff']);
  expect(textOf('index.html')).toContain('/remotes/mf-staff/1-staff/remoteEntry.js');
  expect(textOf('offline.html')).toBe('offline of 1-shell');
  expect(textOf('assets/1-shell.js')).toBe('1-shell');
  expect((await readMoves(store)).map(({ name }) => name)).toEqual(['shell', 'mf-wallet', 'mf-staff']);
});

it('a shell alone keeps the remotes that are live', async () => {
  await releaseFirst();
  await publish(store, { installShell: shellOf('2-shell'), remotes: [], audience: 'all' });
  expect(await live()).toEqual(['2-shell', '1-wallet', '1-staff']);
  expect(textOf('index.html')).toContain('content="2-shell"');
  expect(textOf('index.html')).toContain('/remotes/mf-wallet/1-wallet/');
  expect(textOf('offline.html')).toBe('offline of 2-shell');
});

it('a shell without the federation run time of a live remote is not gone back to', async () => {
  await releaseFirst();
  const runtime = { 'federation run time': ['2.9.2'] };
  const provides = { 'shared-ui': ['Button'], ...runtime };
  await publish(store, { installShell: shellOf('2-shell', 1, provides), remotes: [], audience: 'all' });
  const uses = { 'shared-ui': ['Button'], ...runtime };
  await publishRemote(store, buildOf(folders.make(), { version: '2-wallet', uses }), {
    commit,
    audience: 'all',
  });
  await expect(rollback(store, 'shell')).rejects.toThrow(
    'mf-wallet uses what the shell does not give: federation run time: 2.9.2',
  );
  expect(await live()).toEqual(['2-shell', '2-wallet', '1-staff']);
});

describe('when the number of the contract is raised', () => {
  beforeEach(releaseFirst);
  const raisedSet = (names: readonly string[]) =>
    publish(store, {
      installShell: shellOf('2-shell', 2),
      remotes: names.map((name) => remoteOf(name, `2-${name.slice(3)}`, 2)),
      audience: 'all',
    });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'the shell alone',
      () => raisedSet([]),
      'mf-wallet was built for contract 1, the shell serves contract 2',
    ],
    [
      'a remote alone',
      () => publishRemote(store, remoteOf('mf-wallet', '2-wallet', 2).dist, { commit, audience: 'all' }),
      'mf-wallet was built for contract 2, the shell serves contract 1',
    ],
    [
      'a set that leaves one remote behind',
      () => raisedSet(['mf-wallet']),
      'mf-staff was built for contract 1, the shell serves contract 2',
    ],
  ])('%s is refused, and nothing is uploaded', async (_, release, reason) => {
    const before = await store.list('');
    await expect(release()).rejects.toThrow(reason);
    expect(await store.list('')).toEqual(before);
    expect(await live()).toEqual(['1-shell', '1-wallet', '1-staff']);
  });

  it('shell and remotes go live together: no pointer ever names a pair that does not run', async () => {
    const seen: unknown[] = [];
    const plain = store;
    store = {
      ...plain,
      replace: async (key, content, etag) => {
        const done = await plain.replace(key, content, etag);
        if (key === 'remotes.json') seen.push(await live());
        return done;
      },
      put: async (key, content) => {
        await plain.put(key, content);
        if (key !== 'index.html') return;
        const html = content.toString();
        seen.push([
          /content="([^"]+)"/.exec(html)?.[1],
          ...(html.match(/\d-(wallet|staff)(?=\/remoteEntry.js"[,}])/g) ?? []),
        ]);
      },
    };
    await raisedSet(['mf-wallet', 'mf-staff']);
    expect(seen[0]).toEqual(['2-shell', '2-wallet', '2-staff']);
    expect(seen).toHaveLength(2);
    expect(new Set(seen.flat())).toEqual(new Set(['2-shell', '2-wallet', '2-staff']));
  });

  it('a former shell is not gone back to while the remotes need the new one', async () => {
    await raisedSet(['mf-wallet', 'mf-staff']);
    await expect(pointShellAt(store, '1-shell')).rejects.toThrow('built for contract 2');
    expect((await live())[0]).toBe('2-shell');
  });

  it('a release between reading and writing is judged again', async () => {
    let once = true;
    const plain = store;
    store = {
      ...plain,
      replace: async (key, content, etag) => {
        if (key === 'remotes.json' && once) {
          once = false;
          await publishRemote(plain, remoteOf('mf-lounge', '1-lounge').dist, { commit, audience: 'all' });
        }
        return plain.replace(key, content, etag);
      },
    };
    await expect(raisedSet(['mf-wallet', 'mf-staff'])).rejects.toThrow('mf-lounge was built for contract 1');
    expect((await live())[0]).toBe('1-shell');
  });
});
