import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressSite } from './compress.ts';
import { writePages } from './pages.ts';
import { removeOldReleases } from './prune.ts';
import { type Registry, registryOf } from './registry.ts';
import { type Release, readRelease } from './release.ts';
import { remoteNames, root } from './workspace.ts';
import { writeWhole } from './writeWhole.ts';

/**
 * Puts the builds together as the folder that the server serves: the shell's files at /, every release of a remote
 * under /remotes/<name>/<version>/, and the registry. Earlier releases stay for open pages; the registry goes last.
 */
export async function assemble(site: string = path.join(root, '.cache/site')): Promise<Registry> {
  mkdirSync(site, { recursive: true });
  copyShell(site);
  const releases = remoteNames.map((name) => publishRemote(site, name));
  const registry = registryOf(releases);
  const pages = writePages(site, registry);
  writeServiceWorker(site, JSON.stringify([registry, pages]));
  writeWhole(path.join(site, 'remotes.json'), JSON.stringify(registry));
  removeOldReleases(site, registry);
  await compressSite(site);
  return registry;
}

function copyShell(site: string): void {
  for (const build of ['web', 'pages']) {
    copyFolder(path.join(root, 'shell/dist', build, 'assets'), path.join(site, 'assets'));
  }
  copyFolder(path.join(root, 'shell/public'), site);
}

function publishRemote(site: string, name: string): Release {
  const dist = path.join(root, name, 'dist/web');
  const release = readRelease(dist);
  copyFolder(dist, path.join(site, 'remotes', name, release.version));
  return release;
}

function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeWhole(path.join(to, path.relative(from, file)), readFileSync(file));
  }
}

/** The worker empties its caches when its own text changes, so the text carries a hash of everything it may cache. */
function writeServiceWorker(site: string, contents: string): void {
  const version = createHash('sha256').update(contents).digest('hex').slice(0, 12);
  const worker = readFileSync(path.join(root, 'shell/dist/pages/sw.js'), 'utf8');
  writeWhole(path.join(site, 'sw.js'), worker.replaceAll('__SITE_VERSION__', version));
}
