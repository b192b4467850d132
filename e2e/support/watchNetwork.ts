import type { Page, Request } from 'playwright/test';
import { waitFor } from 'tooling/portal';

const isStream = (request: Request): boolean => request.headers().accept === 'text/event-stream';

export const watchNetwork = (page: Page): ((quietMs?: number) => Promise<void>) => {
  const underWay = new Set<Request>();
  let last = performance.now();
  const note = (change: (request: Request) => void) => (request: Request) => {
    if (isStream(request)) return;
    change(request);
    last = performance.now();
  };
  page.on(
    'request',
    note((request) => underWay.add(request)),
  );
  const ended = note((request) => underWay.delete(request));
  page.on('requestfinished', ended).on('requestfailed', ended);
  return async (quietMs = 500) => {
    await waitFor(async () => underWay.size === 0 && performance.now() - last > quietMs, {
      what: 'Silence on the network',
      timeoutMs: 30_000,
    });
  };
};
