import type { Release } from './Release.ts';
import { claimsOf, publishedVersion, type Registry, registryOf } from './registry.ts';

const page = (route: string, audience?: 'client' | 'staff') => ({
  pages: { [route]: { files: [], lazyModules: [], audience } },
});
const release: Release = {
  name: 'mf-wallet',
  version: '1.0.0-abc',
  container: 'mf_wallet_1_0_0_abc',
  entry: 'remoteEntry.1.js',
  contract: 1,
  label: 'Wallet',
  prefixes: ['invoice'],
  ...page('invoice'),
  navigation: [],
  slots: ['wallet.panel'],
  preload: ['remoteEntry.1.js', 'remote.2.js'],
  integrity: { 'remoteEntry.1.js': 'sha384-a', 'remote.2.js': 'sha384-b' },
  laterIntegrity: { '3.js': 'sha384-c' },
  peerDependencies: {},
  uses: { react: ['useState'] },
};
const other: Release = {
  ...release,
  name: 'mf-lounge',
  container: 'mf_lounge',
  prefixes: ['app/lounge'],
  ...page('app/lounge'),
  slots: [],
};
const none: Registry = { remotes: {} };
const now = { since: '2026-03-03T09:00:00.000Z', commit: 'abc1234' };

describe('publishedVersion', () => {
  it("gives a release's files their place under its version, and keeps to itself what only a release checks", () => {
    const { integrity, ...published } = publishedVersion(release);
    expect(published).toMatchObject({
      version: '1.0.0-abc',
      entry: '/remotes/mf-wallet/1.0.0-abc/remoteEntry.1.js',
      preload: ['/remotes/mf-wallet/1.0.0-abc/remoteEntry.1.js', '/remotes/mf-wallet/1.0.0-abc/remote.2.js'],
    });
    expect(integrity).toEqual({
      '/remotes/mf-wallet/1.0.0-abc/remoteEntry.1.js': 'sha384-a',
      '/remotes/mf-wallet/1.0.0-abc/remote.2.js': 'sha384-b',
    });
    expect(published).not.toHaveProperty('uses');
    expect(published).not.toHaveProperty('laterIntegrity');
  });
});

describe('claimsOf', () => {
  const registry = registryOf([release], none, now);

  it.each([
    ['the same path', page('invoice'), 'mf-wallet and mf-lounge both answer for /invoice: take another path'],
    [
      'the same slot',
      { slots: ['wallet.panel'] },
      'mf-wallet and mf-lounge both fill the slot wallet.panel: one of them must leave it',
    ],
    [
      'the same container',
      { container: release.container },
      'mf-wallet and mf-lounge both call their container mf_wallet_1_0_0_abc: call it otherwise',
    ],
  ])('finds %s of another remote', (_, own, claim) => {
    expect(claimsOf({ ...other, ...own }, registry)).toEqual([claim]);
  });

  it.each([
    ['the same page for the same users', page('app/hall/:id', 'staff'), ['app/hall/:hall']],
    ['a page for other users at the same path', page('app/hall/:id', 'client'), []],
    ['a page for everybody, which gives way', page('app/hall/:id'), []],
    ['another page beneath the same folder', page('app/hall/:id/book', 'staff'), []],
  ])('tells %s', (_, own, claimed) => {
    const halls = registryOf([{ ...release, ...page('app/hall/:hall', 'staff') }], none, now);
    expect(claimsOf({ ...other, ...own }, halls)).toEqual(
      claimed.map(() => 'mf-wallet and mf-lounge both answer for /app/hall/:id: take another path'),
    );
  });

  it('looks at what only some users get, too', () => {
    const candidate = { ...publishedVersion({ ...release, ...page('app/lounge') }), ...now, share: 10 };
    const [live] = Object.values(registry.remotes);
    const remotes = {
      'mf-wallet': { ...publishedVersion(release), ...now, ...live, candidates: [candidate] },
    };
    expect(claimsOf(other, { remotes })).toEqual([
      'mf-wallet and mf-lounge both answer for /app/lounge: take another path',
    ]);
  });

  it('lets a remote keep what is its own, and paths that only begin alike', () => {
    expect(claimsOf(release, registry)).toEqual([]);
    expect(claimsOf({ ...other, ...page('invoices') }, registry)).toEqual([]);
  });
});

describe('registryOf', () => {
  it('refuses two remotes that answer for the same paths', () => {
    expect(() => registryOf([release, { ...other, ...page('invoice') }], none, now)).toThrow(
      'mf-wallet and mf-lounge both answer for /invoice: take another path',
    );
  });

  it('leaves what is live already since when it is, and dates what is new', () => {
    const former = registryOf([release], none, now);
    const later = { since: '2026-03-04T09:00:00.000Z', commit: 'def5678' };
    const { remotes } = registryOf([release, other], former, later);
    expect(remotes['mf-wallet']).toMatchObject(now);
    expect(remotes['mf-lounge']).toMatchObject(later);
  });

  it('keeps a remote of another repository, unless one of the tree takes its paths', () => {
    const former = registryOf([other], none, now);
    const names = (releases: Release[]) => Object.keys(registryOf(releases, former, now).remotes);
    expect(names([release])).toEqual(['mf-wallet', 'mf-lounge']);
    expect(names([{ ...release, pages: other.pages }])).toEqual(['mf-wallet']);
  });
});
