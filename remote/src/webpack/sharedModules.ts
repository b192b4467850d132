import { nameHere, versionOf } from './packages.ts';

/** A page must have one of each, because it holds state or is compared by identity. The shell loads these first. */
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

/** These are fetched when a page first needs them. */
const whenNeeded = [
  'shared-ui/form',
  'shared-ui/fields',
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
  /** The shell gives the module by this name. */
  shareKey?: string;
}

/** Teams elsewhere know the kit and the contract by the names of their packages. */
const published: Readonly<Record<string, string>> = { 'shared-ui': 'ui', 'shared-api': 'api' };

/** The shell gives these versions, a remote asks for them. */
export const sharedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(withTheShell.map(packageOf))].map((name) => [published[name] ?? name, versionOf(name)]),
  );

export const neededVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]));

/**
 * The shell is the only provider, a remote never carries a second copy. shared-ui/remote is absent on purpose: each build
 * carries the contract's number that it was made for, or a remote would always state the one of the shell that runs it.
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
