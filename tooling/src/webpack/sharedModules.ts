import path from 'node:path';
import { root, versionOf } from './workspace.ts';

const libraries = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  '@tanstack/react-query',
  'zustand',
  'dayjs',
];
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
  for (const request of [...libraries, ...eagerOwn, ...lazyOwn]) {
    const version = versionOf(packageOf(request));
    const rule: Sharing = { singleton: true, strictVersion: true, requiredVersion: `^${version}` };
    if (side === 'remote') rule.import = false;
    else if (!lazyOwn.includes(request)) rule.eager = true;
    if (side === 'shell') rule.version = version;
    table[request] = rule;
  }
  if (side === 'shell') {
    const version = versionOf('shared-api');
    const rule: Sharing = { singleton: true, strictVersion: true, requiredVersion: `^${version}`, version };
    // Provided by their place, because nothing in the shell imports them.
    for (const request of lazySubjects)
      table[request] = { ...rule, import: path.join(root, request.replace('/', '/src/'), 'index.ts') };
  }
  return table;
}
