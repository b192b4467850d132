import { nameHere, versionOf } from './packages.ts';

/** A page must have only one copy of each of these modules. The modules have state or are compared by identity. */
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

const whenNeeded = [
  'shared-ui/form',
  'shared-ui/dialogs',
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

const published: Readonly<Record<string, string>> = { 'shared-ui': 'ui', 'shared-api': 'api' };

export const sharedVersions = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...new Set(withTheShell.map(packageOf))].map((name) => [published[name] ?? name, versionOf(name)]),
  );

export const neededVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, `^${version}`]));

/** `shared-ui/remote` is not shared, since each remote's build must contain its own value of `REMOTE_CONTRACT`. */
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
