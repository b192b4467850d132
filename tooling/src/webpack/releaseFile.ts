import { integrityOf, isCode, type Release } from 'remote/release';
import type webpack from 'webpack';
import { withFiles } from './pages/pageFiles.ts';
import { readTable } from './pages/pageTable.ts';
import { neededVersions } from './shared/sharedModules.ts';
import { namesUsed } from './shared/sharedNames.ts';
import { contractVersion } from './workspace.ts';

type Identity = Pick<Release, 'name' | 'version' | 'container'>;

export function releaseOf(dir: string, identity: Identity, compilation: webpack.Compilation): Release {
  const code = compilation.getAssets().filter((asset) => isCode(asset.name));
  // These are the entry and the exposed module.
  const atOnce = [...compilation.chunks].filter((chunk) => chunk.name);
  const preload = atOnce.flatMap((chunk) => [...chunk.files].filter(isCode));
  const entry = preload.find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${identity.name} was built without a remote entry`);
  const hashes = (assets: typeof code) =>
    Object.fromEntries(assets.map(({ name: file, source }) => [file, integrityOf(source.buffer())]));
  const { imports, ...table } = readTable(dir);
  return {
    ...identity,
    entry,
    contract: contractVersion(),
    ...table,
    preload,
    pages: withFiles({ ...table, imports }, compilation),
    integrity: hashes(code.filter((asset) => preload.includes(asset.name))),
    laterIntegrity: hashes(code.filter((asset) => !preload.includes(asset.name))),
    uses: namesUsed(compilation),
    peerDependencies: neededVersions(),
  };
}
