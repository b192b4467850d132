import type { Page, Route } from 'playwright/test';
import { createBookings, listServices } from 'shared-api/contract';
import { expectCached } from '../support/expectCached.ts';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { Network } from '../support/Network.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test as portalTest } from '../support/test.ts';

portalTest.use({ serviceWorkers: 'allow' });

/**
 * The browser reaches the portal through `network`, which stops answering while the browser believes that it
 * is online.
 */
const test = portalTest.extend<{ network: Network }>({
  network: async ({ portal }, use) => {
    const network = new Network(portal.url);
    await network.open();
    await use(network);
    network.close();
  },
  baseURL: async ({ network }, use) => {
    await use(network.url);
  },
});

/** The page waits for a reply, then until the portal counts as unreachable, and then for its own files. */
const longTimeout = { timeout: 45_000 };

const rows = (page: Page) => page.getByRole('row').filter({ hasText: 'P47121' });
const balance = (page: Page) => page.getByRole('complementary').getByRole('status').first();
const banner = (page: Page) => page.getByText('The portal does not answer');
const asOf = (page: Page) => page.getByText(/^This is what it showed at \d\d:\d\d WAT; we keep trying\.$/);
const failures = (page: Page) => page.getByText(/could not be loaded|failed/i);

const book = async (portal: Portal, token: string) => {
  const [service] = await portal.call(listServices, { token });
  await portal.call(createBookings, { token, body: [oneFlight(service?.id ?? 0)] });
};

const openBookings = async (page: Page, portal: Portal): Promise<string> => {
  const client = await fundedClient(portal);
  await book(portal, client.token);
  const token = await signedIn(page, portal, client);
  await page.goto('/app/client-services');
  await expect(rows(page)).toHaveCount(1);
  return token;
};

test('a network that leads nowhere shows the lists as they were last seen, on a page opened again too, and a page whose code was never loaded in its frame; fresh lists come once the network is back', {
  tag: '@axe',
}, async ({ page, portal, network, barriers }) => {
  const token = await openBookings(page, portal);
  await expectCached(page, 'mf-bookings');
  network.goDead();
  await page.reload();
  await expect(rows(page)).toHaveCount(1, longTimeout);
  await expect(asOf(page)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(failures(page)).toHaveCount(0);
  await barriers.look('lists as they were last seen');

  const other = await page.context().newPage();
  await other.goto('/app/dashboard', { waitUntil: 'commit' });
  await expect(banner(other)).toBeVisible(longTimeout);
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await other.close();

  await book(portal, token);
  network.comeBack();
  await expect(rows(page)).toHaveCount(2, longTimeout);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByText(/brought up to date/)).toBeHidden();
});

test('where every call is refused, or ends at a gateway without a server, the balance of before has its time beside it, and no failure is shown', async ({
  page,
  portal,
}) => {
  await signedIn(page, portal, await fundedClient(portal));
  await page.goto('/app/services');
  await expect(balance(page)).toHaveText('₦500,000.00');
  for (const answer of [
    (route: Route) => route.abort('connectionrefused'),
    (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' }),
  ]) {
    await page.route('**/api/**', answer);
    await page.reload();
    await expect(balance(page)).toHaveText('₦500,000.00', longTimeout);
    await expect(asOf(page)).toBeVisible();
    await expect(failures(page)).toHaveCount(0);
    await page.unroute('**/api/**');
    await expect(banner(page)).toBeHidden(longTimeout);
    await expect(balance(page)).toHaveText('₦500,000.00');
  }
});

test('a page that nobody uses is signed out after 20 minutes, on a network too that drops every few of them [AUTH-18]', async ({
  page,
  portal,
  network,
}) => {
  await page.clock.install();
  await openBookings(page, portal);
  for (let minutes = 0; minutes < 18; minutes += 3) {
    const listed = page.waitForResponse(
      (reply) => reply.url().includes('/api/booking-services') && reply.ok(),
    );
    network.drop();
    await listed;
    await page.clock.fastForward('03:00');
  }
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeVisible();
  for (let minutes = 18; minutes < 25; minutes += 3) {
    network.drop();
    await page.clock.fastForward('03:00');
  }
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Your session has expired. Please login again')).toBeVisible();
});
