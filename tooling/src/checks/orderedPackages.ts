import { readFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { byProblems, type Counts } from '../test/Step.ts';
import { workspaces } from './workspaces.ts';

/** The order names these packages. knip refuses a dependency that no code imports. */
const ordered = [
  'react',
  'react-dom',
  '@module-federation/enhanced',
  'webpack',
  'webpack-cli',
  'react-router-dom',
  'zustand',
  '@tanstack/react-query',
  'yup',
  'react-final-form',
  'antd',
  'dayjs',
  'file-saver',
  'jest',
  '@testing-library/react',
  'playwright',
];

const dependenciesOf = (workspace: string): readonly string[] => {
  const manifest = JSON.parse(readFileSync(inRoot(workspace, 'package.json'), 'utf8'));
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
};

export const missingPackages = (dependencies: ReadonlySet<string>): readonly string[] =>
  ordered.filter((name) => !dependencies.has(name)).map((name) => `${name} is no dependency`);

export const orderedPackages = async (): Promise<Counts> =>
  byProblems(
    missingPackages(new Set(['.', ...workspaces()].flatMap(dependenciesOf))),
    `${ordered.length} ordered packages are dependencies.`,
  );
