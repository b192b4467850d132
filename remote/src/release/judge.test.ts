import { integrityOf } from './integrity.ts';
import { type Granted, judge, type Standing } from './judge.ts';
import type { Release } from './Release.ts';

const entry = Buffer.from('entry');
const release: Release = {
  name: 'mf-lounge',
  version: '1.0.0-a',
  container: 'mf_lounge_1_0_0_a',
  entry: 'remoteEntry.js',
  contract: 1,
  label: 'Lounge',
  prefixes: ['app/lounge'],
  pages: { 'app/lounge': { files: [], lazyModules: [] }, 'app/lounge/:id': { files: [], lazyModules: [] } },
  navigation: [{ to: '/app/lounge', label: 'Lounge', order: 60 }],
  slots: ['lounge.panel'],
  preload: ['remoteEntry.js'],
  integrity: { 'remoteEntry.js': integrityOf(entry) },
  laterIntegrity: {},
  uses: { 'shared-ui': ['Button'] },
  peerDependencies: { react: '^19.1.0', ui: '^1.2.3', api: '^1.2.0' },
};
const granted: Granted = { name: 'mf-lounge', prefixes: ['app/lounge'], slots: ['lounge.panel'], menu: true };
const shell = {
  contract: 1,
  provides: { 'shared-ui': ['Button'] },
  packages: { react: '19.3.1', ui: '1.2.3', api: '1.2.9' },
};
const files = new Map([
  ['remoteEntry.js', entry],
  ['release.json', Buffer.from('{}')],
]);
const live: Standing = { registry: { remotes: {} }, shell, granted, apiVersion: '1.3.0', files };

const judged = (own: Partial<Release>, standing: Partial<Standing> = {}) =>
  judge({ ...release, ...own }, { ...live, ...standing });
const withFile = (file: string, content = Buffer.from('x')): [Partial<Release>, Partial<Standing>] => [
  { laterIntegrity: { [file]: integrityOf(content) } },
  { files: new Map([...files, [file, content]]) },
];
const packages = (own: Record<string, string>) => ({
  shell: { ...shell, packages: { ...shell.packages, ...own } },
});

it('finds nothing against a release that fits', () => {
  expect(judged({})).toEqual([]);
});

it('an operator with the store itself is bound by no grant', () => {
  expect(judged({ slots: ['other'] }, { granted: undefined, apiVersion: undefined })).toEqual([]);
});

it.each<[string, Partial<Release>, Partial<Standing>, string]>([
  [
    'the name of another key',
    { name: 'mf-wallet' },
    {},
    'The release is of mf-wallet, the key is for mf-lounge',
  ],
  ['no name of a remote', { name: 'shell' }, { granted: undefined }, 'call it mf- and a word'],
  ['a name that leaves its folder', { name: '../mf-x' }, { granted: undefined }, 'is no name of a remote'],
  ['a container that is no name', { container: 'a-b' }, {}, 'use letters, digits and _ alone'],
  ['a path that is none', { prefixes: ['/app'] }, {}, 'write them as app/lounge'],
  [
    'a path not granted',
    { pages: { 'app/wallet': { files: [], lazyModules: [] } } },
    {},
    '/app/wallet is not among',
  ],
  [
    'a path beside one granted',
    { pages: { 'app/lounges': { files: [], lazyModules: [] } } },
    {},
    '/app/lounges is not',
  ],
  ['a slot not granted', { slots: ['wallet.panel'] }, {}, 'The slot wallet.panel is not granted'],
  ['a menu not granted', {}, { granted: { ...granted, menu: false } }, 'A menu entry is not granted'],
  [
    'a menu entry to the page of another',
    { navigation: [{ to: '/app/wallet', label: 'Wallet', order: 1 }] },
    {},
    'The menu entry to /app/wallet leaves the paths',
  ],
  ['another contract', { contract: 2 }, {}, 'or release the shell first'],
  ['a name that the shell lacks', { uses: { 'shared-ui': ['Modal'] } }, {}, 'shared-ui: Modal'],
  [
    'a version that the shell is below',
    {},
    packages({ ui: '1.2.2' }),
    'needs ui ^1.2.3, the shell gives 1.2.2',
  ],
  ['a shell of the next major version', {}, packages({ react: '20.0.0' }), 'needs react ^19.1.0'],
  ['a package that the shell lacks', { peerDependencies: { vue: '^3.0.0' } }, {}, 'the shell gives none'],
  [
    'a server below its api',
    {},
    { apiVersion: '1.1.9' },
    'the server answers 1.1.9: release the server first',
  ],
  ['a file in another folder', ...withFile('../evil.js'), 'has ../evil.js'],
  ['a hidden file', ...withFile('.htaccess'), 'has .htaccess'],
  ['a page', ...withFile('index.html'), 'has index.html'],
  ['a drawing that runs scripts', ...withFile('logo.svg'), 'has logo.svg'],
  ['more than 10 MB', ...withFile('big.js', Buffer.alloc(10 * 1024 * 1024)), '10 MB are allowed'],
  [
    'more than 500 files',
    {},
    { files: new Map([...files, ...Array.from({ length: 500 }, (_, at) => [`${at}.js`, entry] as const)]) },
    '502 files, 500 are allowed',
  ],
  [
    'a file without a hash',
    {},
    { files: new Map([...files, ['x.js', entry]]) },
    'x.js, which release.json does not',
  ],
  ['an entry without a hash', { integrity: {} }, {}, 'names remoteEntry.js without a hash'],
  ['a hash without its file', { laterIntegrity: { '1.js': 'sha384-x' } }, {}, 'lacks 1.js'],
  [
    'another file than was built',
    { integrity: { 'remoteEntry.js': 'sha384-x' } },
    {},
    'is not what was built',
  ],
])('refuses %s, with the way out', (_, own, standing, reason) => {
  const problems = judged(own, standing);
  expect(problems).toContainEqual(expect.stringContaining(reason));
  for (const problem of problems) expect(problem).toMatch(/: \w|; write/);
});

it.each(['1.2.3', '1.2.4', '1.10.0'])('a shell with version %s gives what ^1.2.3 asks for', (version) => {
  expect(judged({}, packages({ ui: version }))).toEqual([]);
});

it('below 1.0.0 another second number is another major version', () => {
  const own = { peerDependencies: { ui: '^0.2.0' } };
  expect(judged(own, packages({ ui: '0.2.5' }))).toEqual([]);
  expect(judged(own, packages({ ui: '0.3.0' }))).toHaveLength(1);
});
