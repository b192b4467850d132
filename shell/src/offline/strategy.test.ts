import { cacheNameFor, isOutdated, strategyFor } from './strategy.ts';

const asked = (path: string, differing: { method?: string; mode?: string } = {}) =>
  strategyFor({ url: new URL(path, location.origin).href, method: 'GET', mode: 'cors', ...differing });

describe('strategyFor', () => {
  it.each(['/api/services', '/api/transactions/transaction-receipt/7', '/api/booking-services/export/7'])(
    'never keeps %s [PWA-02]',
    (path) => {
      expect(asked(path)).toBe('network');
      expect(asked(path, { mode: 'navigate' })).toBe('network');
    },
  );

  it('never keeps documents, writes or what other origins say [PWA-02]', () => {
    expect(asked('/manuals/new-client.pdf', { mode: 'navigate' })).toBe('network');
    expect(asked('/assets/main.1a2b3c4d.js', { method: 'POST' })).toBe('network');
    expect(asked('https://elsewhere.example/assets/x.js')).toBe('network');
    expect(asked('/remotes.json')).toBe('network');
  });

  it('keeps files that never change, and entries of remotes after asking the network [PWA-01]', () => {
    expect(asked('/assets/main.1a2b3c4d.js')).toBe('cache-first');
    expect(asked('/remotes/mf-wallet/1.0.0-abc/12.1a2b3c4d.js')).toBe('cache-first');
    expect(asked('/remotes/mf-wallet/1.0.0-abc/remoteEntry.1a2b3c4d.js')).toBe('network-first');
  });

  it('opens the application for a page while offline [PWA-01]', () => {
    expect(asked('/app/dashboard', { mode: 'navigate' })).toBe('page');
  });
});

it('forgets the files of earlier versions and nothing else', () => {
  const current = cacheNameFor('2');
  const names = [cacheNameFor('1'), current, 'workbox-precache-v2-https://portal.example/'];
  expect(names.filter((name) => isOutdated(name, current))).toEqual([cacheNameFor('1')]);
});
