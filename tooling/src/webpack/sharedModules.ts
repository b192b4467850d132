import path from 'node:path';
import webpack from 'webpack';
import { root, versionOf } from './workspace.ts';

/** Packages of which only a curated part is shared: the shell's re-export decides what everybody gets (docs/decisions). */
const curated = {
  'react-router-dom': 'router.ts',
  '@tanstack/react-query': 'query.ts',
  zustand: 'store.ts',
} as const;

const folder = path.join(root, 'shell/src/curated');

const plain = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client', 'dayjs'];
/** What the shell itself needs, and every page with it. */
const eagerOwn = [
  'shared-ui',
  ...[
    'accounts',
    'airports',
    'authority',
    'dates',
    'documents',
    'http',
    'lists',
    'money',
    'services',
    'session',
    'settings',
    'sign-in',
    'statuses',
    'tasks',
    'text',
    'transactions',
    'wording',
  ].map((subject) => `shared-api/${subject}`),
];
const lazySubjects = [
  'bookings',
  'books',
  'bulk',
  'changes',
  'clients',
  'closing',
  'corrections',
  'desk',
  'feedback',
  'kept-day',
  'members',
  'orders',
  'payments',
  'payouts',
  'people',
  'people-list',
  'permissions',
  'registration',
  'roster',
  'staff',
  'statements',
  'table',
  'wallet',
].map((subject) => `shared-api/${subject}`);
const lazyOwn = [
  ...['form', 'fields', 'data', 'tabs', 'charts'].map((part) => `shared-ui/${part}`),
  ...lazySubjects,
];

/** Fetched by the shell when a page first needs it, instead of with the shell itself. */
export const isLazyModule = (request: string): boolean => lazyOwn.includes(request);

const packageOf = (request: string) =>
  request.startsWith('@') ? request : (request.split('/')[0] ?? request);

interface Sharing {
  singleton: true;
  strictVersion: true;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: string | false;
}

/**
 * The shell is the only provider and loads what every page needs at once; a remote never carries a second copy.
 * shared-ui/remote is absent on purpose: each build carries the contract's number that it was made for, or a remote
 * would always state the one of the shell that runs it.
 */
export function shared(side: 'shell' | 'remote'): Record<string, Sharing> {
  const table: Record<string, Sharing> = {};
  for (const request of [...plain, ...Object.keys(curated), ...eagerOwn, ...lazyOwn]) {
    const version = versionOf(packageOf(request));
    const rule: Sharing = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    if (side === 'remote') rule.import = false;
    else if (!lazyOwn.includes(request)) rule.eager = true;
    if (side === 'shell') rule.version = version;
    table[request] = rule;
  }
  if (side === 'shell') {
    for (const [request, file] of Object.entries(curated)) {
      table[request] = { ...table[request], import: path.join(folder, file) } as Sharing;
    }
    const version = versionOf('shared-api');
    const rule: Sharing = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version };
    // Provided by their place, because nothing in the shell imports them.
    for (const request of lazySubjects)
      table[request] = { ...rule, import: path.join(root, request.replace('/', '/src/'), 'index.ts') };
  }
  return table;
}

const whole = (request: string) => `whole-package/${request}`;

/** Inside a re-export the package's own name means the package itself; everywhere else it means the re-export. */
export const reExportsImportThePackage = () =>
  new webpack.NormalModuleReplacementPlugin(/^(react-router-dom|@tanstack\/react-query|zustand)$/, (data) => {
    if (path.dirname(data.contextInfo.issuer) === folder) data.request = whole(data.request);
  });

/** Sharing goes by the name that a module asks for, so the package itself is asked for by another one. */
export const wholePackages = Object.fromEntries(
  Object.keys(curated).map((request) => [`${whole(request)}$`, request]),
);
