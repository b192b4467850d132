import type { Page } from 'playwright/test';
import { fundWallet } from 'shared-api/contract';
import { newClient } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

const balance = (page: Page) => page.getByRole('complementary').getByRole('status').first();

const idleCallsOf = (page: Page) => {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) paths.push(pathname);
  });
  return paths;
};

test('a wallet funded in one tab rises in the other without a reload and without being asked again and again [WALLET-19]', async ({
  page,
  context,
  portal,
}) => {
  const client = await newClient(portal);
  await signedIn(page, portal, client);
  await page.goto('/app/dashboard');
  await expect(balance(page)).toHaveText('₦0.00');
  const other = await context.newPage();
  await other.goto('/app/services');
  await expect(balance(other)).toHaveText('₦0.00');
  const calls = idleCallsOf(other);

  const { paymentUrl } = await portal.call(fundWallet, { token: client.token, body: { amount: 600_000 } });
  const pending = other.getByRole('complementary').getByText('₦600,000.00');
  await expect(pending.first()).toBeVisible();
  await expect(balance(other)).toHaveText('₦0.00');
  const gateway = await context.newPage();
  await gateway.goto(paymentUrl ?? 'no payment page');
  // The wait begins before the payment, because the notification disappears on its own.
  const seen = (each: Page) => expect(each.getByText('Wallet funded successfully')).toBeVisible();
  await Promise.all([seen(page), seen(other), gateway.getByRole('button', { name: 'Pay by card' }).click()]);
  await expect(gateway.getByRole('heading', { name: 'Payment successful' })).toBeVisible();
  for (const each of [page, other]) await expect(balance(each)).toHaveText('₦600,000.00');
  expect(calls.filter((path) => path.endsWith('/wallet-balance')).length).toBeLessThanOrEqual(4);
});
