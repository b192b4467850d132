import { writeFileSync } from 'node:fs';
import {
  freshBrowser,
  freshBrowserWithWorker,
  type MeasuredPage,
  measuredPages,
} from 'e2e/support/measuredPages';
import { measureVisit } from 'e2e/support/measureVisit';
import type { Portal } from 'e2e/support/Portal';
import { test } from 'e2e/support/test';
import type { Visit } from 'e2e/support/Visit';
import type { Browser, BrowserContext } from 'playwright/test';
import { createBookings, listServices } from 'shared-api/contract';
import type { Visits } from '../src/bench/pages.ts';
import { bookingBody } from '../src/portal/bookOnce.ts';

const rounds = Number(process.env.PAGES_ROUNDS ?? 5);

const visitPage = async (
  browser: Browser,
  portal: Portal,
  page: MeasuredPage,
): Promise<Visits['pages'][string]> => {
  const context = await freshBrowser(browser, portal, page.as);
  const first = await measureVisit(context, page.path);
  const repeat = await measureVisit(context, page.path);
  await context.close();
  const slow: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const phone = await freshBrowser(browser, portal, page.as);
    slow.push(await measureVisit(phone, page.path, { slow: true }));
    await phone.close();
  }
  return { first, repeat, slow };
};

const lines = {
  fast3G: { offline: false, latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400 },
  slow: { offline: false, latency: 2_000, downloadThroughput: 50_000, uploadThroughput: 50_000 },
};

const untilTripShows = async (context: BrowserContext, line?: keyof typeof lines): Promise<number> => {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (line) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', lines[line]);
  }
  await page.goto('/app/dashboard', { waitUntil: 'commit' });
  const shownMs = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector('ul[aria-label="Upcoming"] li')) resolve(performance.now());
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await page.close();
  return shownMs;
};

/** The browser of the visits `again` has a service worker and has opened the dashboard three times before. */
const openDashboards = async (browser: Browser, portal: Portal): Promise<Visits['dashboard']> => {
  const token = await portal.tokenOf('Client', 'Individual');
  const [service] = await portal.call(listServices, { token });
  await portal.call(createBookings, { token, body: bookingBody(service?.id ?? 0) });
  const again = await freshBrowserWithWorker(browser, portal, portal, 'Client');
  for (let visits = 0; visits < 3; visits += 1) await untilTripShows(again);
  const shown: Record<string, number[]> = {};
  const add = async (name: string, context: BrowserContext, line?: keyof typeof lines) => {
    shown[name] = [...(shown[name] ?? []), await untilTripShows(context, line)];
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const line of ['fast3G', 'slow'] as const) {
      const first = await freshBrowser(browser, portal, 'Client');
      await add(`first visit, ${line}`, first, line);
      await first.close();
    }
    await add('again', again);
    await add('again, slow', again, 'slow');
  }
  await again.close();
  return shown;
};

test('how heavy and how slow the pages are', async ({ browser, portal }) => {
  test.setTimeout(1_200_000);
  const pages: Record<string, Visits['pages'][string]> = {};
  for (const page of await measuredPages(portal)) pages[page.name] = await visitPage(browser, portal, page);
  const visits: Visits = { pages, dashboard: await openDashboards(browser, portal) };
  writeFileSync(process.env.RESULT_FILE ?? 'test-results/pages.json', JSON.stringify(visits));
});
