import type { Page } from 'playwright/test';
import { listServices, signOut } from 'shared-api/contract';
import { field } from '../support/field.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const draftsOf = (page: Page) =>
  page.evaluate(() => Object.values(sessionStorage).filter((value) => value.includes('Half')).length);

const openTwoTabs = async (page: Page, portal: Portal) => {
  const token = await signedIn(page, portal, portal.account('Client', 'Individual'));
  const [service] = await portal.call(listServices, { token });
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  const booking = await page.context().newPage();
  await booking.goto(`/app/service/${service?.id}/create-booking`);
  await field(booking, 'First name').fill('Half');
  await expect.poll(() => draftsOf(booking)).toBe(1);
  return { token, booking };
};

test('Logout in one tab signs out all of them, and wipes the booking in progress of another [AUTH-16]', async ({
  page,
  portal,
}) => {
  const { booking } = await openTwoTabs(page, portal);
  await signOutOn(page);
  await expect(page).not.toHaveURL(/\/app\//);
  await expect(booking).not.toHaveURL(/\/app\//);
  await expect.poll(() => draftsOf(booking)).toBe(0);
  await expect.poll(() => booking.evaluate(() => localStorage.length)).toBe(0);
});

test('a session that expires in one tab ends in every other with the same words, and keeps what is in progress there [AUTH-17, AUTH-20]', async ({
  page,
  portal,
  portalLog,
}) => {
  portalLog.provokes('token_refused');
  const { token, booking } = await openTwoTabs(page, portal);
  await portal.call(signOut, { token });
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await expect(booking).toHaveURL(/\/login/);
  for (const tab of [page, booking])
    await expect(tab.getByText('Your session has expired. Please login again')).toHaveCount(1);
  expect(await draftsOf(booking)).toBe(1);
});
