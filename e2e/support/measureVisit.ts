import type { BrowserContext, CDPSession, Page } from 'playwright/test';
import type { Visit } from './Visit.ts';
import { watchNetwork } from './watchNetwork.ts';

type Paints = Omit<Visit, 'kilobytes' | 'requests' | 'received'>;

/**
 * Lighthouse's mobile preset has these values: 150 ms round trip, 1.6 Mbit/s down, a processor four times
 * slower.
 */
const slowDown = async (devtools: CDPSession): Promise<void> => {
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
};

const watchPaints = () => {
  const seen: PerformanceEntry[] = [];
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask', 'paint']) {
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({ type, buffered: true });
  }
  Object.assign(window, { paintsSeen: seen });
};

const readPaints = (page: Page): Promise<Paints> =>
  page.evaluate(() => {
    type Seen = PerformanceEntry & { value?: number; hadRecentInput?: boolean };
    type Watched = Window & { paintsSeen?: Seen[] };
    const { paintsSeen: seen = [] } = window as Watched;
    const of = (type: string) => seen.filter(({ entryType }) => entryType === type);
    const firstPaintMs =
      of('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ??
      Number.POSITIVE_INFINITY;
    return {
      largestPaintMs: of('largest-contentful-paint').at(-1)?.startTime ?? Number.POSITIVE_INFINITY,
      blockedMs: of('longtask')
        .filter(({ startTime }) => startTime > firstPaintMs)
        .reduce((sum, { duration }) => sum + duration - 50, 0),
      layoutShift: of('layout-shift').reduce(
        (sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value),
        0,
      ),
    };
  });

export const measureVisit = async (
  context: BrowserContext,
  path: string,
  { slow = false }: { readonly slow?: boolean } = {},
): Promise<Visit> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  if (slow) await slowDown(devtools);
  await page.addInitScript(watchPaints);
  const calls = new Set<string>();
  let [bytes, requests] = [0, 0];
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { pathname, protocol } = new URL(request.url);
    if (protocol === 'data:' || pathname.startsWith('/api/')) calls.add(requestId);
    else requests += 1;
  });
  const [kept, received] = [new Set<string>(), [] as string[]];
  devtools.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
  devtools.on('Network.responseReceived', ({ requestId, response: { status, url, fromDiskCache } }) => {
    const isNew = status === 200 && !fromDiskCache && !kept.has(requestId);
    if (isNew && !calls.has(requestId)) received.push(new URL(url).pathname);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (!calls.has(requestId)) bytes += encodedDataLength;
  });
  const quiet = watchNetwork(page);
  await page.goto(path);
  // An `expect` would compute the accessibility tree again and again, and this would slow the measured page down.
  await page.waitForFunction(() => document.querySelector('h1'), undefined, { polling: 100 });
  // A slow processor may compute for a long time between two requests.
  const quietMs = slow ? 1_500 : 800;
  await quiet(quietMs);
  // The callback may never run on a page that draws nothing more, hence the time limit.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 })));
  await quiet(quietMs);
  const paints = await readPaints(page);
  await page.close();
  return { kilobytes: bytes / 1024, requests, received, ...paints };
};
