export type Strategy = 'cache-first' | 'network-first' | 'page' | 'network';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

const family = 'portal-';

export const cacheNameFor = (version: string): string => family + version;

/** An earlier version's caches go; the list of files that open the application looks after its own. */
export const isOutdated = (name: string, current: string): boolean =>
  name.startsWith(family) && name !== current;

/**
 * Files that never change are kept for offline use, remote entries after the network, and nothing else. Replies of
 * the API and documents are private and never kept (G91, PWA-02).
 */
export function strategyFor({ url, method, mode }: Asked): Strategy {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return 'network';
  if (/^\/remotes\/.+\/remoteEntry\.[^/]+\.js$/.test(pathname)) return 'network-first';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/remotes/')) return 'cache-first';
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? 'page' : 'network';
}

/**
 * In Chromium a call that passes through the worker dies with the page that is left, keepalive or not: this static
 * route leads those of the API, with which the worker does nothing, past it.
 */
export const pastTheWorker = { condition: { urlPattern: '/api/*' }, source: 'network' } as const;
