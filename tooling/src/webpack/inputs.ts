import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { root } from './workspace.ts';

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const skipped = new Set(['dist', 'node_modules', 'testing', 'coverage']);

function* sourcesBelow(entry: string): Generator<string> {
  if (!existsSync(entry)) return;
  if (statSync(entry).isFile()) {
    if (!isTest(entry)) yield entry;
    return;
  }
  const names = readdirSync(entry)
    .filter((name) => !skipped.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort();
  for (const name of names) yield* sourcesBelow(path.join(entry, name));
}

/** What decides every build alike: the toolchain, as it runs and not as its source may say since, and its configuration. */
const common = [
  'package-lock.json',
  'tooling/package.json',
  path.relative(root, import.meta.dirname),
  'shared-ui/src/remote.ts',
];

/**
 * The files and folders that decide a build, as paths from the root.
 * The remotes bundle nothing of the shared packages, so that their own files decide their version; the shell
 * provides those packages and is built again when they change.
 */
export const inputsOf = (name: string): readonly string[] =>
  name === 'shell' ? ['shell', 'shared-ui', 'shared-api', ...common] : [name, ...common];

/** A hash over everything that goes into the build of `name`; equal hashes mean equal files. */
export function hashOfInputs(name: string): string {
  const hash = createHash('sha256').update(process.env.RELEASE_VERSION ?? '');
  for (const input of inputsOf(name)) {
    for (const file of sourcesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
