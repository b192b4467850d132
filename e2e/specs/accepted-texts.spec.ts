import type { Browser } from 'playwright/test';
import { listServices } from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { continueToReview } from '../support/bookingForm.ts';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

// A published text cannot be removed, and all users of its portal must accept it, so this test has its own portal.
test.use({ data: undefined });

async function publish(browser: Browser, portal: Portal, wording: string): Promise<void> {
  const page = await (await browser.newContext({ baseURL: portal.url })).newPage();
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/privacy?tab=texts');
  await page.getByRole('button', { name: 'Publish a text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish a text' });
  await choose(field(dialog, 'Text'), 'Terms of registration');
  await field(dialog, 'Wording').fill(wording);
  await field(dialog, 'Approved by').fill('Legal Unit');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('6 hours before');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row', { name: /Terms of registration/ })).toContainText('Legal Unit');
  await page.close();
}

test('what was accepted with a booking opens its very text; new terms of registration are asked for once, and the earlier ones stay readable', async ({
  page,
  portal,
  browser,
}) => {
  const client = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token: client.token });
  await signedIn(page, portal, client);
  await keepDraft(page, { serviceId: service?.id ?? 0, passengers: 1 });
  await page.goto(`/app/service/${service?.id}/create-booking`);
  await continueToReview(page);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  await expect(page).toHaveTitle(/^All Services/);
  await walkTo(page, '/app/client-services');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Version 2026-11-27' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of booking', level: 1 })).toBeVisible();
  await expect(page.getByText('Version 2026-11-27')).toBeVisible();

  await publish(browser, portal, '# Conduct\n\nCancel until {cancellationHours} hours before.');
  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Read and accept' }).click();
  await expect(page.getByText('Cancel until 6 hours before.')).toBeVisible();
  await page.getByRole('button', { name: 'I accept' }).click();
  await expect(page).toHaveURL(/\/app\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Read and accept' })).toBeHidden();

  await walkTo(page, '/app/profile/registration');
  await page.getByRole('link', { name: /^Version / }).click();
  await expect(page.getByText('Cancel until 6 hours before.')).toBeVisible();
  await page.goto('/terms?version=2026-11');
  await expect(page.getByText('Version 2026-11', { exact: true })).toBeVisible();
});
