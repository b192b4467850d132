import { registryOf } from './registry.ts';
import type { Release } from './release.ts';

const release: Release = {
  name: 'mf-wallet',
  version: '1.0.0-abc',
  container: 'mf_wallet_1_0_0_abc',
  entry: 'remoteEntry.1.js',
  contract: 1,
  label: 'Wallet',
  prefixes: ['invoice'],
  navigation: [],
  preload: ['remoteEntry.1.js', 'remote.2.js'],
  integrity: { 'remoteEntry.1.js': 'sha384-a', 'remote.2.js': 'sha384-b' },
};

describe('registryOf', () => {
  it("gives each remote's files their place under its version", () => {
    const { 'mf-wallet': remote } = registryOf([release]).remotes;
    expect(remote).toMatchObject({
      version: '1.0.0-abc',
      entry: '/remotes/mf-wallet/1.0.0-abc/remoteEntry.1.js',
      preload: ['/remotes/mf-wallet/1.0.0-abc/remoteEntry.1.js', '/remotes/mf-wallet/1.0.0-abc/remote.2.js'],
      integrity: {
        '/remotes/mf-wallet/1.0.0-abc/remoteEntry.1.js': 'sha384-a',
        '/remotes/mf-wallet/1.0.0-abc/remote.2.js': 'sha384-b',
      },
    });
  });

  it('refuses two remotes that answer for the same paths', () => {
    expect(() => registryOf([release, { ...release, name: 'mf-lounge' }])).toThrow(
      'mf-wallet and mf-lounge both answer for /invoice',
    );
  });
});
