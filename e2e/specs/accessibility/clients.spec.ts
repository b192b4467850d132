import type { Page } from 'playwright/test';
import { listOwnBookings, listTransactionsOfType } from 'shared-api/contract';
import { attempt } from '../../support/barriers.ts';
import { field } from '../../support/field.ts';
import { newClient } from '../../support/newClient.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';

const summaryIn = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'Form errors' });

test('axe finds nothing on any page for clients', async ({ page, portal, barriers }) => {
  const token = await signedIn(page, portal, portal.account('Client', 'Individual'));
  const [booking] = await portal.call(listOwnBookings, { token });
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 2 } });
  const routes = [
    '/app/services',
    '/app/client-services',
    `/app/booking/${booking?.id}`,
    '/app/transaction-services',
    `/app/transaction-service/${transactions[0]?.transactionId}?type=2`,
    '/app/activities',
    '/app/no-such-page',
  ];
  await barriers.open('/app/dashboard');
  for (const route of routes) await barriers.walk(route);
});

test('axe finds nothing in the frame: slide-in menu, rows beside their list, warnings and banners', async ({
  page,
  portal,
  context,
  barriers,
}) => {
  await page.clock.install();
  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/app/transaction-services?tab=funds');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await barriers.look('slide-in menu', 'narrow');
  await page.keyboard.press('Escape');
  await page.getByRole('row').last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await barriers.look('a transaction beside its list');
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await barriers.look('without a connection');
  await context.setOffline(false);
  await page.clock.fastForward('18:05');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await barriers.look('warning of the session’s end');
});

test('axe finds nothing in the funding of a wallet: empty, refused, failed and issued, nor in the feedback form, empty and refused', async ({
  page,
  portal,
  barriers,
}) => {
  await signedIn(page, portal, await newClient(portal));
  await barriers.open('/app/dashboard', 'dashboard of a new client');
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' });
  const fund = dialog.getByRole('button', { name: 'Fund wallet', exact: true });
  await page.getByRole('complementary').getByRole('button', { name: 'Fund', exact: true }).click();
  await expect(fund).toBeVisible();
  await barriers.look('funding');
  await fund.click();
  await expect(summaryIn(page)).toBeVisible();
  await barriers.look('funding, refused');
  await dialog.getByLabel(/^Amount/).fill('50000000');
  await page.route('**/api/users/fund-wallet', (route) => route.abort());
  await fund.click();
  await expect(page.getByText('Wallet funding failed')).toBeVisible();
  await barriers.look('funding, failed');
  await page.unrouteAll();
  await fund.click();
  await expect(dialog.getByText('Invoice issued')).toBeVisible();
  await barriers.look('funding, invoice issued');

  await page.goto('/login?feedback=true&airportId=5');
  const feedback = page.getByRole('dialog', { name: 'Client Feedback Form' });
  await expect(feedback.getByLabel(/^Your feedback/)).toBeVisible();
  await barriers.look('feedback');
  await attempt(feedback);
  await expect(summaryIn(page)).toBeVisible();
  await barriers.look('feedback, refused');
});

test('axe finds nothing in the profile of every kind of client and its form, refused, nor in the notification that it was saved', async ({
  page,
  portal,
  barriers,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const phone = field(dialog, 'Phone number');
  const save = dialog.getByRole('button', { name: 'Save changes' });
  for (const kind of ['Corporate', 'Government', 'Individual']) {
    await signedIn(page, portal, portal.account('Client', kind));
    await barriers.open('/app/profile', `profile of a ${kind} client`);
    await page.getByRole('button', { name: 'Edit Profile' }).click();
    await expect(phone).toBeVisible();
    await barriers.look(`profile form of a ${kind} client`);
    await phone.fill('');
    await save.click();
    await expect(summaryIn(page)).toBeVisible();
    await barriers.look(`profile form of a ${kind} client, refused`);
  }
  await phone.fill(`0803${String(Date.now()).slice(-7)}`);
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article')).toBeVisible();
  await barriers.look('profile with a success notification');
});
