import { writeFileSync } from 'node:fs';
import type { BrowserContext } from 'playwright/test';
import { listServices } from 'shared-api/contract';
import { signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { watchNetwork } from '../support/watchNetwork.ts';

interface Weight {
  readonly path: string;
  readonly visit: 'first' | 'repeat';
  readonly kilobytes: number;
  readonly requests: number;
}

/** What a page transfers until nothing has arrived for a while, as the network stack counted it. */
const weigh = async (
  context: BrowserContext,
  path: string,
): Promise<{ kilobytes: number; requests: number }> => {
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  const quiet = watchNetwork(page);
  let [bytes, requests] = [0, 0];
  await network.send('Network.enable');
  network.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) requests += 1;
  });
  network.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await quiet(1_500);
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
