import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from './registry.ts';
import { root } from './workspace.ts';
import { writeWhole } from './writeWhole.ts';

const weekMs = 7 * 24 * 60 * 60 * 1000;

/** When each published file or folder was last part of the site. The server never serves a name with a leading dot. */
const recordIn = (site: string) => path.join(site, '.last-used.json');

/** Pages opened before a release still ask for its files: they stay for seven days after they were replaced. */
export function removeOldReleases(site: string, registry: Registry, now: number = Date.now()): void {
  const record = recordIn(site);
  const lastUsed: Record<string, number> = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : {};
  for (const entry of currentEntries(registry)) lastUsed[entry] = now;
  for (const [entry, time] of Object.entries(lastUsed)) {
    if (now - time <= weekMs) continue;
    for (const suffix of ['', '.br', '.gz']) {
      rmSync(path.join(site, entry + suffix), { recursive: true, force: true });
    }
    delete lastUsed[entry];
  }
  writeWhole(record, JSON.stringify(lastUsed));
}

function* currentEntries(registry: Registry): Generator<string> {
  for (const [name, { version }] of Object.entries(registry.remotes)) yield `remotes/${name}/${version}`;
  for (const build of ['web', 'pages']) {
    const assets = path.join(root, 'shell/dist', build, 'assets');
    if (!existsSync(assets)) continue;
    for (const file of readdirSync(assets)) yield `assets/${file}`;
  }
}
