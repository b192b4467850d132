import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

/** The page tries to load a remote several times before it gives up. */
const longTimeout = { timeout: 45_000 };

test('axe finds nothing where an application, a page’s data or the whole portal fails', async ({
  page,
  portal,
  portalLog,
  barriers,
}) => {
  portalLog.provokes('a remote failed in a browser');
  await page.route('**/remotes/mf-accounts/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/register');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible(longTimeout);
  await barriers.look('an application that cannot be loaded');
  await page.unrouteAll();

  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.route('**/remotes/mf-bookings/**', (route) => route.fulfill({ status: 404 }));
  await page.goto('/app/dashboard');
  await expect(page.getByRole('heading', { name: 'Something went wrong.' })).toBeVisible(longTimeout);
  await barriers.look('an application that cannot be loaded, in the frame');
  await page.unrouteAll();
  await page.route(/\/api\/(?!events)/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Server error' } }),
  );
  for (const route of ['/app/dashboard', '/app/transaction-services']) {
    await page.goto(route);
    await expect(page.getByRole('button', { name: /Retry|Try again|Refresh/ }).first()).toBeVisible();
    await barriers.look(`${route} without its data`);
  }
});
