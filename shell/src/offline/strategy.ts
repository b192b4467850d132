export type Strategy = 'cache-first' | 'network-first' | 'page' | 'network';

interface Asked {
  url: string;
  method: string;
  mode: string;
}

const family = 'portal-';

export const cacheNameFor = (version: string): string => family + version;

/** Only caches of earlier versions are outdated; workbox itself cleans up its precache. */
export const isOutdated = (name: string, current: string): boolean =>
  name.startsWith(family) && name !== current;

/**
 * Only files that never change and remote entries are kept for offline use, entries only if the network fails. Replies
 * of the API and documents are private and never kept (G91, PWA-02).
 */
export function strategyFor({ url, method, mode }: Asked): Strategy {
  const { origin, pathname } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return 'network';
  if (/^\/remotes\/.+\/remoteEntry\.[^/]+\.js$/.test(pathname)) return 'network-first';
  if (pathname.startsWith('/assets/') || pathname.startsWith('/remotes/')) return 'cache-first';
  return mode === 'navigate' && !/\.\w+$/.test(pathname) ? 'page' : 'network';
}

/**
 * In Chromium a call that passes through the worker is aborted when its page is left, even with keepalive. The worker
 * does nothing with calls of the API, so this static route sends them directly to the network.
 */
export const pastTheWorker = { condition: { urlPattern: '/api/*' }, source: 'network' } as const;
