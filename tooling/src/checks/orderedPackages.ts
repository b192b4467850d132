import { readFileSync } from 'node:fs';
import { filesBelow } from '../files/filesBelow.ts';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';
import { workspaces } from './workspaces.ts';

/**
 * The specification requires these packages in the running portal, so shipped code must import each of them.
 */
const shipped = [
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  'yup',
  'react-final-form',
  'antd',
  'dayjs',
  'file-saver',
];
/** The specification requires these packages for building and testing. */
const ofTools = ['webpack', 'webpack-cli', 'jest', '@testing-library/react', 'playwright'];
/** Workspaces that run only in Node are not listed. */
const applications = ['shell', 'shared-ui', 'shared-api'];

const importOf = /(?:from|import)\s*\(?\s*['"](@[^'"/]+\/[^'"/]+|[^'"/.][^'"/]*)/g;

const dependenciesOf = (workspace: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(inRoot(workspace, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
};

const isShippedCode = (file: string): boolean =>
  /\/src\/.*\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file);

export const missingPackages = (
  dependencies: ReadonlySet<string>,
  imported: ReadonlySet<string>,
): readonly string[] => [
  ...[...shipped, ...ofTools]
    .filter((name) => !dependencies.has(name))
    .map((name) => `${name} is no dependency`),
  ...shipped.filter((name) => !imported.has(name)).map((name) => `${name} is imported by no code that ships`),
];

/** Every ordered package must be a dependency, and code that ships must import it. */
export const orderedPackages = async (): Promise<Counts> => {
  const dependencies = new Set(['.', ...workspaces()].flatMap(dependenciesOf));
  const files = [...applications, ...workspaces().filter((name) => name.startsWith('mf-'))]
    .flatMap((name) => filesBelow(name))
    .filter(isShippedCode);
  const imported = new Set(
    files.flatMap((file) =>
      [...readFileSync(inRoot(file), 'utf8').matchAll(importOf)].map(([, name = '']) => name),
    ),
  );
  return byProblems(
    missingPackages(dependencies, imported),
    `${shipped.length + ofTools.length} ordered packages, found in ${files.length} files that ship.`,
  );
};
