import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type webpack from 'webpack';
import { integrityOf, isCode } from '../release/integrity.ts';
import { filesOf, type Release } from '../release/Release.ts';
import type { Identity } from './identity.ts';
import { contractVersion } from './packages.ts';
import { withFiles } from './pageFiles.ts';
import { readTable } from './pageTable.ts';
import { neededVersions } from './sharedModules.ts';
import { namesUsed } from './sharedNames.ts';

const without = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)));
const only = <T>(record: Readonly<Record<string, T>>, keys: readonly string[]): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)));

interface Built extends Identity, Pick<Release, 'entry' | 'preload' | 'pages' | 'uses'> {
  readonly hashes: Readonly<Record<string, string>>;
}

const described = (
  { hashes, ...built }: Built,
  { imports: _, ...table }: ReturnType<typeof readTable>,
): Release => ({
  contract: contractVersion(),
  ...table,
  ...built,
  integrity: only(hashes, built.preload),
  laterIntegrity: without(hashes, built.preload),
  peerDependencies: neededVersions(),
});

export function releaseOf(dir: string, identity: Identity, compilation: webpack.Compilation): Release {
  // Only the entry and the exposed module have named chunks.
  const atOnce = [...compilation.chunks].filter((chunk) => chunk.name);
  const preload = atOnce.flatMap((chunk) => [...chunk.files].filter(isCode));
  const entry = preload.find((file) => file.startsWith('remoteEntry.'));
  if (!entry) throw new Error(`${identity.name} was built without a remote entry`);
  const table = readTable(dir);
  const hashes = Object.fromEntries(
    compilation.getAssets().map(({ name, source }) => [name, integrityOf(source.buffer())]),
  );
  const pages = withFiles(table, compilation);
  return described({ ...identity, entry, preload, pages, uses: namesUsed(compilation), hashes }, table);
}

/** Bundlers other than webpack write an mf-manifest.json, from which the function makes release.json. */
export function writeReleaseFile(dir: string, dist: string, identity: Identity): Release {
  const files = new Map([...filesOf(dist)].filter(([file]) => file !== 'release.json'));
  const manifest = files.get('mf-manifest.json');
  if (!manifest)
    throw new Error(`${dist} has no mf-manifest.json: set manifest: true for the federation plug-in`);
  const { metaData }: { metaData: { globalName: string; remoteEntry: { name: string } } } = JSON.parse(
    manifest.toString(),
  );
  // Vite's manifest names an ES module, but the shell loads the script `remoteEntry.var…`.
  const entry =
    [...files.keys()].find((file) => file.startsWith('remoteEntry.var.')) ?? metaData.remoteEntry.name;
  const hashes = Object.fromEntries([...files].map(([file, content]) => [file, integrityOf(content)]));
  const table = readTable(dir);
  const built = {
    ...identity,
    container: metaData.globalName,
    entry,
    preload: [entry],
    pages: table.pages,
    uses: {},
  };
  const release = described({ ...built, hashes }, table);
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(release, null, 2));
  return release;
}
