import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from 'tooling/programs';

const hashOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/**
 * The function copies the existing build of the remote, because a second build would be slow. The copy has
 * another version, another Module Federation container name and other hashes.
 */
export const anotherVersion = (name: string, version: string, folder: string): string => {
  const built = inRoot(name, 'dist/web');
  const read = (file: string) => readFileSync(path.join(built, file), 'utf8');
  let release = read('release.json');
  const of: { container: string; version: string; entry: string } = JSON.parse(release);
  const container = `${name}_${version}`.replace(/\W/g, '_');
  release = release.replace(of.version, version).replaceAll(of.container, container);
  let entry = read(of.entry).replaceAll(of.container, container);
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(built)) {
    if (file === 'release.json' || file === of.entry) continue;
    const text = read(file).replaceAll(of.container, container);
    writeFileSync(path.join(folder, file), text);
    entry = entry.replaceAll(hashOf(read(file)), hashOf(text));
    release = release.replaceAll(hashOf(read(file)), hashOf(text));
  }
  writeFileSync(path.join(folder, of.entry), entry);
  writeFileSync(path.join(folder, 'release.json'), release.replace(hashOf(read(of.entry)), hashOf(entry)));
  return folder;
};
