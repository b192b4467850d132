import type { Page } from 'playwright/test';
import { createBookings, listServices, registerCorporate } from 'shared-api/contract';
import type { Barriers } from '../../support/barriers.ts';
import { freshAddress, oneFlight } from '../../support/flights.ts';
import { fundedClient } from '../../support/fundedClient.ts';
import { companyRegistration } from '../../support/newClient.ts';
import { signedIn } from '../../support/signedIn.ts';
import { expect, test } from '../../support/test.ts';
import { walkTo } from '../../support/walkTo.ts';

const menuOf = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link')
    .evaluateAll((entries) => entries.map((entry) => entry.getAttribute('href') ?? ''));

/** Checks the dialog again after an attempt to submit it empty. */
const lookAtDialog = async (page: Page, barriers: Barriers, opener: string | RegExp, attempt?: string) => {
  await page.getByRole('button', { name: opener }).first().click();
  await lookAtOpen(page, barriers, opener, attempt);
};

const lookAtOpen = async (page: Page, barriers: Barriers, opener: string | RegExp, attempt?: string) => {
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await barriers.look(`dialog of ${opener}`);
  if (attempt) {
    await dialog.getByRole('button', { name: attempt, exact: true }).click();
    await expect(dialog.getByRole('region', { name: 'Form errors' })).toBeVisible();
    await barriers.look(`dialog of ${opener}, refused`);
  }
  await dialog.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(dialog).toBeHidden();
};

test('axe finds nothing on any page of the menu for administrators', async ({ page, portal, barriers }) => {
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Audit' })).toBeVisible();
  for (const route of await menuOf(page)) await barriers.walk(route);
});

test('axe finds nothing where staff review a client and the documents, nor on the cover that says what is under way', async ({
  page,
  portal,
  barriers,
}) => {
  const body = companyRegistration(freshAddress('company'));
  const { id } = await portal.call(registerCorporate, { body });
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto(`/app/client/${id}`);
  for (const tab of ['Profile', 'Documents', 'Bookings', 'Transactions', 'Wallet', 'Activities', 'Notes']) {
    const chosen = page.getByRole('tab', { name: new RegExp(`^${tab}`) });
    await chosen.click();
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await barriers.lookLoaded(`${tab} of a client`);
  }
  await page.getByRole('tab', { name: 'Documents' }).click();
  await lookAtDialog(page, barriers, 'Edit client');
  await lookAtDialog(page, barriers, 'Reject', 'Reject');
  await lookAtDialog(page, barriers, /^View /);

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/users/users/*', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Fetching user information')).toBeVisible();
  await barriers.look('a client under way');
  answer();
  await expect(page.getByRole('heading', { level: 1, name: 'Sample Company' })).toBeVisible();
});

test('axe finds nothing in the dialogs of staff: users, services and the outcome of a booking', async ({
  page,
  portal,
  barriers,
}) => {
  const { token } = await fundedClient(portal);
  const [service] = await portal.call(listServices, { token });
  const body = [oneFlight(service?.id ?? 0)];
  const [booking] = await portal.call(createBookings, { token, body });
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/app/users');
  await lookAtDialog(page, barriers, 'Invite user', 'Send invitation');
  await lookAtDialog(page, barriers, /^Edit: /);
  await page
    .getByRole('button', { name: /^More actions: / })
    .first()
    .click();
  await barriers.look('menu of a row');
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await lookAtOpen(page, barriers, 'Deactivate');
  await walkTo(page, '/app/services');
  await lookAtDialog(page, barriers, 'Add service', 'Save');
  await barriers.walk(`/app/booking/${booking?.id}`, 'booking for staff');
  await lookAtDialog(page, barriers, /^Service rendered|^No show/i);
});
