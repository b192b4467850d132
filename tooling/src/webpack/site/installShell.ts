import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { archivedFile, type Registry, type ShellRecord, withRegistry, writeAtomically } from 'remote/release';
import { contractVersion, packageJson, sharedVersions } from 'remote/webpack';
import { root } from '../../root.ts';
import { hashOfInputs } from '../inputs.ts';
import { writeAntdStyles, writePages } from './pages.ts';

const shell = path.join(root, 'shell');
const none: Registry = { remotes: {} };

/** A rollback needs the stored copy of the shell's pages. */
export function installShell(site: string, registry: Registry, commit: string): ShellRecord {
  mkdirSync(site, { recursive: true });
  const antdFile = writeAntdStyles();
  for (const build of ['web', 'pages']) {
    copyFolder(path.join(shell, 'dist', build, 'assets'), path.join(site, 'assets'));
  }
  copyFolder(path.join(shell, 'public'), site);
  const version = `${packageJson(shell).version}-${hashOfInputs('shell').slice(0, 8)}`;
  const pages = writePages(site, registry, version, antdFile);
  writeAtomically(path.join(site, 'sw.js'), serviceWorker(pages));
  const record: ShellRecord = {
    version,
    commit,
    contract: contractVersion(),
    provides: JSON.parse(readFileSync(path.join(shell, 'dist/web/provides.json'), 'utf8')),
    packages: sharedVersions(),
    pages: [...Object.keys(pages), 'sw.js'],
    assets: assetsOf(),
  };
  for (const file of record.pages) {
    writeAtomically(path.join(site, archivedFile(version, file)), readFileSync(path.join(site, file)));
  }
  writeAtomically(path.join(site, archivedFile(version, 'shell.json')), JSON.stringify(record));
  return record;
}

function assetsOf(): string[] {
  return ['web', 'pages']
    .map((build) => path.join(shell, 'dist', build, 'assets'))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder))
    .map((file) => `assets/${file}`);
}

export function copyFolder(from: string, to: string): void {
  if (!existsSync(from)) return;
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    writeAtomically(path.join(to, path.relative(from, file)), readFileSync(file));
  }
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function precached(pages: Readonly<Record<string, string>>): { url: string; revision: string | null }[] {
  const named = Object.values(pages).flatMap((html) =>
    [...html.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, url = '']) => url),
  );
  return [
    ...Object.entries(pages).map(([file, html]) => ({ url: `/${file}`, revision: shortHash(html) })),
    // Files with a content hash in their name need no revision.
    ...[...new Set(named)].map((url) => ({ url, revision: null })),
  ];
}

/**
 * The worker clears its caches when its own text changes, so the text contains a hash of the shell's pages.
 * Releases of remotes do not change the hash: returning visitors keep their caches.
 */
function serviceWorker(written: Readonly<Record<string, string>>): string {
  const pages = Object.fromEntries(
    Object.entries(written).map(([file, html]) => [file, withRegistry(html, none)]),
  );
  return readFileSync(path.join(shell, 'dist/pages/sw.js'), 'utf8')
    .replaceAll('__SITE_VERSION__', shortHash(JSON.stringify(pages)))
    .replace('self.__WB_MANIFEST', () => JSON.stringify(precached(pages)));
}
