export type Strategy = 'cache-first' | 'network-first' | 'page' | 'network';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

const family = 'portal-';

export const cacheNameFor = (version: string): string => family + version;

/** Caches with other names belong to Workbox, which deletes its own outdated caches. */
export const isOutdated = (name: string, current: string): boolean =>
  name.startsWith(family) && name !== current;

/** The service worker must never store private data, such as API replies and uploaded documents. */
export function strategyFor({ url, method, mode }: Asked): Strategy {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return 'network';
  if (/^\/remotes\/.+\/remoteEntry\.[^/]+\.js$/.test(pathname)) return 'network-first';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/remotes/')) return 'cache-first';
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? 'page' : 'network';
}

/**
 * API calls must not pass through the worker: when the user leaves the page, Chromium aborts all calls that
 * do, even those with `keepalive`.
 */
export const pastTheWorker = { condition: { urlPattern: '/api/*' }, source: 'network' } as const;
