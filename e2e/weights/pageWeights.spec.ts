import { writeFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright/test';
import { listServices } from 'shared-api/contract';
import { waitFor } from 'tooling/portal';
import { signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

interface Weight {
  readonly path: string;
  readonly visit: 'first' | 'repeat';
  readonly kilobytes: number;
  readonly requests: number;
}

const quietMs = 1_500;

/** What a page transfers until nothing has arrived for a while, as the network stack counted it. */
const weigh = async (
  context: BrowserContext,
  path: string,
): Promise<{ kilobytes: number; requests: number }> => {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  let [bytes, requests, last] = [0, 0, performance.now()];
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
    last = performance.now();
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    last = performance.now();
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitFor(async () => performance.now() - last > quietMs, {
    what: 'Silence on the network',
    timeoutMs: 30_000,
  });
  await page.close();
  return { kilobytes: bytes / 1024, requests };
};

test('the main pages are weighed on a first and on a repeat visit', async ({ browser, portal }) => {
  test.setTimeout(300_000);
  const account = portal.account('Client', 'Individual');
  const signedIn = await browser.newContext({ baseURL: portal.url });
  await signInOn(await signedIn.newPage(), account);
  const storageState = await signedIn.storageState();
  const [service] = await portal.call(listServices, { token: await portal.tokenOf('Client', 'Individual') });
  const weights: Weight[] = [];
  for (const path of ['/', '/login', '/app/dashboard', `/app/service/${service?.id}/create-booking`]) {
    const isPrivate = path.startsWith('/app/');
    const context = await browser.newContext({ baseURL: portal.url, ...(isPrivate ? { storageState } : {}) });
    for (const visit of ['first', 'repeat'] as const) {
      weights.push({ path: path.replace(/\d+/, '{id}'), visit, ...(await weigh(context, path)) });
    }
    await context.close();
  }
  writeFileSync(process.env.WEIGHTS_FILE ?? 'test-results/weights.json', JSON.stringify(weights));
});
