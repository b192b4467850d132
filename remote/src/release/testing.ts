import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { integrityOf } from './integrity.ts';
import { changeRegistry } from './live.ts';
import type { Release } from './Release.ts';
import type { ReleaseStore } from './ReleaseStore.ts';
import { registryBlock, shellVersionTag } from './registryBlock.ts';
import { archivedFile, type ShellRecord } from './ShellRecord.ts';

export const temporaryFolders = () => {
  const made: string[] = [];
  return {
    make(): string {
      const folder = mkdtempSync(path.join(tmpdir(), 'releases-'));
      made.push(folder);
      return folder;
    },
    remove(): void {
      for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
};

export const buildOf = (dist: string, own: Partial<Release> = {}): string => {
  const version = own.version ?? '1.0.0-a';
  const name = own.name ?? 'mf-wallet';
  const entry = Buffer.from(`entry of ${name} ${version}`);
  const { prefixes = [`app/${name.slice(3)}`] } = own;
  const release: Release = {
    name,
    version,
    container: `${name}_${version}`.replace(/\W/g, '_'),
    entry: 'remoteEntry.js',
    contract: 1,
    label: 'Wallet',
    prefixes,
    pages: Object.fromEntries(prefixes.map((prefix) => [prefix, { files: [], lazyModules: [] }])),
    navigation: [],
    slots: [],
    preload: ['remoteEntry.js'],
    integrity: { 'remoteEntry.js': integrityOf(entry) },
    laterIntegrity: {},
    uses: { 'shared-ui': ['Button'] },
    peerDependencies: { ui: '^1.0.0' },
    ...own,
  };
  mkdirSync(dist, { recursive: true });
  writeFileSync(path.join(dist, 'remoteEntry.js'), entry);
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release));
  return dist;
};

export const putShell = async (store: ReleaseStore, own: Partial<ShellRecord> = {}): Promise<ShellRecord> => {
  const shell: ShellRecord = {
    version: '1.0.0-shell',
    commit: 'abc1234',
    contract: 1,
    provides: { 'shared-ui': ['Button'] },
    packages: { ui: '1.0.0' },
    pages: ['index.html'],
    assets: [],
    ...own,
  };
  const page = Buffer.from(`<head>${shellVersionTag(shell.version)}${registryBlock({ remotes: {} })}</head>`);
  await store.put(archivedFile(shell.version, 'shell.json'), Buffer.from(JSON.stringify(shell)));
  await store.put(archivedFile(shell.version, 'index.html'), page);
  await changeRegistry(store, (registry) => ({ ...registry, shell: shell.version }));
  return shell;
};
