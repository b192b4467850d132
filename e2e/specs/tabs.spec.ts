import type { Page } from 'playwright/test';
import { listServices, signOut } from 'shared-api/contract';
import { field } from '../support/field.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.values(sessionStorage).filter((value) => value.includes('Half')).length);

test('a session that expires in one tab ends in every other with the same words, and keeps what is in progress there; Logout in one tab signs out all of them, and wipes it [AUTH-16, AUTH-17, AUTH-20]', async ({
  page,
  portal,
  portalLog,
}) => {
  portalLog.provokes('token_refused');
  const client = portal.account('Client', 'Individual');
  const token = await signedIn(page, portal, client);
  const [service] = await portal.call(listServices, { token });
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const booking = await page.context().newPage();
  await booking.goto(`/app/service/${service?.id}/create-booking`);
  await field(booking, 'First name').fill('Half');
  await expect.poll(() => draftsOf(booking)).toBe(1);

  await portal.call(signOut, { token });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(booking).toHaveURL(/\/login/);
  for (const tab of [page, booking])
    await expect(tab.getByText('Your session has expired. Please login again')).toHaveCount(1);
  expect(await draftsOf(booking)).toBe(1);

  await field(page, 'Email').fill(client.email);
  await field(page, 'Password').fill(client.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(field(booking, 'First name')).toHaveValue('Half');
  await signOutOn(page);
  await expect(page).not.toHaveURL(/\/app\//);
  await expect(booking).not.toHaveURL(/\/app\//);
  await expect.poll(() => draftsOf(booking)).toBe(0);
  await expect.poll(() => booking.evaluate(() => localStorage.length)).toBe(0);
});
