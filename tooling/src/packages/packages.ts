import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packageJson } from 'remote/webpack';
import { inRoot } from '../root.ts';

/** Before the packages are published, this scope must be reserved in the package registry. */
const scope = '@airport-portal';

/** The key is a workspace, the value the name under which other teams install the package. */
export const packages = { 'shared-ui': 'ui', 'shared-api': 'api', remote: 'remote' } as const;
export type Workspace = keyof typeof packages;
export const packedWorkspaces = Object.keys(packages) as Workspace[];

/** The packages are built in a `node_modules` folder, so that the packages can import one another. */
export const buildFolder = inRoot('.cache/packages');
export const folderOf = (workspace: Workspace): string =>
  `${buildFolder}/node_modules/${scope}/${packages[workspace]}`;

export const packedName = (name: string): string =>
  name in packages ? `${scope}/${packages[name as Workspace]}` : name;

/** The shell provides a single copy of each of these packages. */
const oneInAPage = [
  'react',
  'react-dom',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
  'yup',
  'dayjs',
];

const ofTheTemplate = [
  'webpack',
  'mini-css-extract-plugin',
  'jest-environment-jsdom',
  '@swc/jest',
  '@testing-library/jest-dom',
  '@testing-library/react',
];

type Versions = Readonly<Record<string, string>>;
type Exports = Readonly<Record<string, string | { readonly default: string }>>;

const builtFile = (source: string): string => source.replace(/^\.\/src\/(.*)\.tsx?$/, './dist/$1.js');

const exportsOf = (stated: Exports): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stated)
      // Helpers for tests of releases are not packed.
      .filter(([key]) => key !== './release/testing')
      .map(([key, file]) => [key, builtFile(typeof file === 'string' ? file : file.default)]),
  );

/**
 * A package is a peer dependency if a page may contain only one copy of the package. The portal's own
 * packages are optional peers; otherwise npm would look for their names in a public registry.
 */
export function manifestOf(workspace: Workspace): Record<string, unknown> {
  const {
    version,
    sideEffects,
    exports,
    bin,
    dependencies = {},
    devDependencies = {},
  } = packageJson(inRoot(workspace)) as unknown as Record<string, Versions> & {
    version: string;
    exports: Exports;
  };
  const own = workspace === 'remote' ? devDependencies : dependencies;
  const isOurs = (name: string) => name in packages;
  const isPeer = (name: string) => isOurs(name) || oneInAPage.includes(name) || ofTheTemplate.includes(name);
  const named = (wanted: boolean) => Object.entries(own).filter(([name]) => isPeer(name) === wanted);
  const optional = named(true).filter(([name]) => isOurs(name) || ofTheTemplate.includes(name));
  return {
    name: packedName(workspace),
    version,
    type: 'module',
    ...(sideEffects && { sideEffects: ['./dist/contract/yup.js', '*.css'] }),
    exports: {
      ...exportsOf(exports),
      ...(workspace === 'shared-ui' && { './styles.css': './dist/styles.css' }),
    },
    ...(bin && { bin }),
    files: ['dist'],
    engines: { node: '>=20.19' },
    dependencies: Object.fromEntries(named(false)),
    peerDependencies: Object.fromEntries(named(true).map(([name, had]) => [packedName(name), `^${had}`])),
    peerDependenciesMeta: Object.fromEntries(
      optional.map(([name]) => [packedName(name), { optional: true }]),
    ),
  };
}

export function entriesIn(folder: string): readonly string[] {
  const { exports }: { exports: Versions } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const isTyped = (file: string) => existsSync(path.join(folder, file.replace(/\.js$/, '.d.ts')));
  return Object.values(exports)
    .flatMap((file) =>
      file.includes('*')
        ? readdirSync(path.join(folder, 'dist')).map((name) => file.replace('*', name))
        : [file],
    )
    .filter((file) => file.endsWith('.js') && isTyped(file));
}
