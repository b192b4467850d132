import path from 'node:path';
import {
  compressSite,
  folderStore,
  type Move,
  prune,
  type Release,
  readRegistry,
  readRelease,
  recordMoves,
  registryOf,
  writeAtomically,
} from 'remote/release';
import { remotes } from '../../checks/workspaces.ts';
import { commitOf } from '../../release/git.ts';
import { root } from '../../root.ts';
import { inputsOf } from '../inputs.ts';
import { copyFolder, installShell } from './installShell.ts';
import { siteFolder } from './siteFolder.ts';

/**
 * Earlier versions remain for pages that are still open. The registry and the page that contains the registry
 * are written last.
 */
export async function assemble(): Promise<void> {
  const releases = remotes().map(publishRemote);
  const store = folderStore(siteFolder);
  const former = await readRegistry(store);
  const since = new Date().toISOString();
  const { id: commit } = await commitOf(['shell', ...remotes().flatMap(inputsOf)]);
  const registry = registryOf(releases, former, { since, commit });
  const shell = installShell(siteFolder, registry, commit);
  writeAtomically(
    path.join(siteFolder, 'remotes.json'),
    JSON.stringify({ ...registry, shell: shell.version }),
  );

  const moves: Move[] = releases
    .filter(({ name, version }) => former.remotes[name]?.version !== version)
    .map(({ name, version }) => ({ at: since, action: 'release', name, version, commit }));
  if (former.shell !== shell.version)
    moves.push({ at: since, action: 'release', name: 'shell', version: shell.version, commit });
  await recordMoves(store, moves);
  await prune(store);
  await compressSite(siteFolder);
}

function publishRemote(name: string): Release {
  const dist = path.join(root, name, 'dist/web');
  const release = readRelease(dist);
  copyFolder(dist, path.join(siteFolder, 'remotes', name, release.version));
  return release;
}
