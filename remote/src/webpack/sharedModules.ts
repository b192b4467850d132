import { nameHere, versionOf } from './packages.ts';

/** A page must have a single copy of each: it holds state or is compared by identity. They load with the shell. */
const withTheShell = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
  'dayjs',
  'dayjs/plugin/advancedFormat.js',
  'dayjs/plugin/utc.js',
  'yup',
  'shared-ui',
  'shared-api/http',
];

/** Loaded when a page first needs them. */
const whenNeeded = [
  'shared-ui/form',
  'shared-ui/fields',
  'shared-ui/registration',
  'shared-ui/data',
  'shared-ui/tabs',
  'shared-ui/details',
  'shared-ui/charts',
  'shared-api/kept-day',
];

export const isLazyModule = (request: string): boolean => whenNeeded.includes(request);

const packageOf = (request: string) =>
  request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');

export interface Sharing {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
  shareKey?: string;
}

/** The packages' names for other teams. */
const published: Readonly<Record<string, string>> = { 'shared-ui': 'ui', 'shared-api': 'api' };

/** The shell provides these versions, and remotes require them. */
export const sharedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(withTheShell.map(packageOf))].map((name) => [published[name] ?? name, versionOf(name)]),
  );

export const neededVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]));

/**
 * Only the shell provides modules; a remote never bundles a second copy. shared-ui/remote is left out on purpose:
 * each build must carry its own contract number, or it would report that of the shell.
 */
export const shared = (side: 'shell' | 'remote'): Record<string, Sharing> =>
  Object.fromEntries(
    [...withTheShell, ...whenNeeded].map((request) => {
      const version = versionOf(packageOf(request));
      const sharing: Sharing = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
      const eager = !isLazyModule(request);
      const here = nameHere(request);
      const named = here === request ? {} : { shareKey: request };
      return [here, { ...sharing, ...named, ...(side === 'shell' ? { version, eager } : { import: false }) }];
    }),
  );
