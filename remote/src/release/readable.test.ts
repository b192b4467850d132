import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { folderStore } from './folderStore.ts';
import { readMoves, readRegistry } from './live.ts';
import { placesIn } from './overview.ts';
import { prune } from './prune.ts';
import { publishRemote } from './publish.ts';
import { Refused } from './Refused.ts';
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

const release = (dist: string) => publishRemote(store, dist, { commit, audience: 'all' });

type Edit = (document: Record<string, unknown>) => unknown;
const edited = (file: string, edit: Edit) =>
  writeFileSync(file, JSON.stringify(edit(JSON.parse(readFileSync(file, 'utf8')))));
const without =
  (field: string): Edit =>
  ({ [field]: _, ...rest }) =>
    rest;
const having =
  (field: string, value: unknown): Edit =>
  (document) => ({ ...document, [field]: value });

const wrong: readonly (readonly [string, unknown])[] = [
  ['version', '../../index'],
  ['version', 7],
  ['contract', '1'],
  ['prefixes', 'app/wallet'],
  ['navigation', {}],
  ['slots', [1]],
  ['preload', null],
  ['pages', { 'app/wallet': {} }],
  ['integrity', ['sha384-x']],
  ['laterIntegrity', 'sha384-x'],
  ['uses', { 'shared-ui': 'Button' }],
  ['uses', null],
];
const needed = [
  'name',
  'version',
  'container',
  'entry',
  'contract',
  'label',
  'prefixes',
  'navigation',
  'slots',
];
const cases: readonly (readonly [string, Edit, string])[] = [
  ...[...needed, 'preload', 'integrity', 'uses'].map(
    (field) => [`without ${field}`, without(field), `lacks "${field}"`] as const,
  ),
  ...wrong.map(
    ([field, value]) =>
      [
        `whose ${field} is ${JSON.stringify(value)}`,
        having(field, value),
        `has a "${field}" that is none`,
      ] as const,
  ),
  ['that is a list', () => [], 'is no record'],
  ['that is null', () => null, 'is no record'],
];

describe('a build with a release.json', () => {
  it.each(cases)('%s is refused in a sentence that names the remote', async (_, edit, reason) => {
    const dist = buildOf(path.join(folders.make(), 'mf-wallet'));
    edited(path.join(dist, 'release.json'), edit);
    const before = await store.list('');
    const refused = release(dist);
    await expect(refused).rejects.toThrow(Refused);
    await expect(refused).rejects.toThrow(/The release\.json of .*mf-wallet/);
    await expect(refused).rejects.toThrow(reason);
    expect(await store.list('')).toEqual(before);
  });

  it.each(['', '{', '<!doctype html>'])('that reads "%s" is refused as no JSON', async (content) => {
    const dist = buildOf(path.join(folders.make(), 'mf-wallet'));
    writeFileSync(path.join(dist, 'release.json'), content);
    await expect(release(dist)).rejects.toThrow(/The release\.json of .*mf-wallet is no JSON/);
  });
});

it('a folder without a build is told so', async () => {
  await expect(release(folders.make())).rejects.toThrow('has no release.json: build it first');
});

describe('what lies in the store', () => {
  const at = (file: string) => path.join(site, file);
  const inRegistry =
    (edit: Edit): Edit =>
    (registry) => {
      const remotes = registry.remotes as Record<string, Record<string, unknown>>;
      return { ...registry, remotes: { ...remotes, 'mf-wallet': edit(remotes['mf-wallet'] ?? {}) } };
    };
  beforeEach(async () => {
    await release(buildOf(folders.make()));
    await release(buildOf(folders.make(), { version: '1.0.1-b' }));
  });

  it.each<[string, string, Edit, string]>([
    ['a registry without remotes', 'remotes.json', without('remotes'), 'remotes.json in'],
    ['a registry that is a list', 'remotes.json', () => [], 'is no record'],
    ...['version', 'prefixes', 'container', 'preload', 'integrity', 'since'].map(
      (field): [string, string, Edit, string] => [
        `a live remote without ${field}`,
        'remotes.json',
        inRegistry(without(field)),
        `mf-wallet lacks "${field}"`,
      ],
    ),
    [
      'candidates that are none',
      'remotes.json',
      inRegistry(having('candidates', [{}])),
      'mf-wallet for some users lacks "version"',
    ],
    ['a history that is no list', '.releases.json', () => ({}), '.releases.json in'],
    ['a move without a name', '.releases.json', () => [{ at: 'x' }], 'its entry 1 lacks'],
    [
      'a shell without what it gives',
      '.shells/1.0.0-shell/shell.json',
      without('provides'),
      'The shell.json of shell 1.0.0-shell lacks "provides"',
    ],
    [
      'a kept release without uses',
      'remotes/mf-wallet/1.0.0-a/release.json',
      without('uses'),
      'The release.json of mf-wallet 1.0.0-a lacks "uses"',
    ],
  ])('%s ends a command in a sentence', async (_, file, edit, reason) => {
    edited(at(file), edit);
    const commands = [
      () => readRegistry(store),
      () => readMoves(store),
      () => placesIn(store),
      () => prune(store),
      () => rollback(store, 'mf-wallet'),
      () => release(buildOf(folders.make(), { version: '2-c' })),
    ];
    const failures: Error[] = [];
    for (const command of commands)
      await command().catch((failure: Error) => {
        failures.push(failure);
      });
    expect(failures.map(({ message }) => message)).toContainEqual(expect.stringContaining(reason));
    for (const failure of failures) expect(failure).toBeInstanceOf(Refused);
  });
});
