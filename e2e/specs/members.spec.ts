import type { Browser, Page } from 'playwright/test';
import { changeAccountStatus, listServices } from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { continueToReview } from '../support/bookingForm.ts';
import { choose } from '../support/choose.ts';
import { countEffort } from '../support/countEffort.ts';
import { field } from '../support/field.ts';
import { freshAddress } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { newPassword } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const invite = async (page: Page, email: string, limitTyped: string) => {
  await page.goto('/app/profile');
  await page.getByRole('link', { name: 'Members' }).click();
  await expect(page.getByText('You have not invited anybody yet')).toBeVisible();
  await page.getByRole('button', { name: 'Invite a member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a member' });
  await field(dialog, 'First name').fill('Echo');
  await field(dialog, 'Last name').fill('Juliett');
  await field(dialog, 'Email').fill(email);
  await choose(field(dialog, 'Role'), 'Booker');
  await dialog.getByLabel('Limit of an order').fill(limitTyped);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /Echo Juliett/ })).toContainText('Invited');
};

const accept = async (page: Page, portal: Portal, email: string) => {
  const { links } = await portal.mail(email, /invites you/);
  await page.goto(new URL(links[0] ?? '').pathname);
  await field(page, 'Password').fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await page.getByRole('button', { name: 'RESET PASSWORD' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await signInOn(page, { email, password: newPassword });
};

const onPhone = async (browser: Browser, url: string) =>
  (await browser.newContext({ baseURL: url, viewport: { width: 360, height: 740 } })).newPage();

test('a company invites a Booker, whose order above the limit is approved on a phone and booked in their name; once the company is deactivated the Booker is signed out', async ({
  page,
  portal,
  portalLog,
  browser,
}) => {
  // The Booker's page is still open when the company is deactivated.
  portalLog.provokes('token_refused');
  const company = await fundedClient(portal, 1_000_000, 'company');
  const services = await portal.call(listServices, { token: company.token });
  const arrival = services.find(({ name }) => name === 'Arrival');
  const email = freshAddress('booker');
  await signedIn(page, portal, company);
  await invite(page, email, String((arrival?.price ?? 0) * 100));

  const booker = await onPhone(browser, portal.url);
  await accept(booker, portal, email);
  await keepDraft(booker, { serviceId: arrival?.id ?? 0, passengers: 3 });
  await booker.goto(`/app/service/${arrival?.id}/create-booking`);
  await continueToReview(booker);
  await booker.getByRole('button', { name: 'Confirm' }).click();
  await booker.getByRole('button', { name: 'Ask for approval' }).click();
  await expect(booker.getByText(/It waits for approval\. No money is held/)).toBeVisible();

  await page.setViewportSize({ width: 360, height: 740 });
  await walkTo(page, '/app/dashboard');
  const effort = await countEffort(page);
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByRole('dialog').getByText(/Arrival on P4100/)).toBeVisible();
  await page.getByRole('button', { name: 'Approve and book' }).click();
  expect(await effort()).toEqual({ clicks: 2, keys: 0 });
  await expect(page.getByText('1 order waits for you')).toHaveCount(0);
  await expect(booker.getByRole('link', { name: /Arrival on P4100/ })).toBeVisible();
  await walkTo(booker, '/app/client-services');
  await expect(booker.getByText('P4100').first()).toBeVisible();

  const token = await portal.tokenOf('Administrator');
  const body = { Id: company.id, Status: 'Deactivated', Reason: 'Left' } as const;
  await portal.call(changeAccountStatus, { token, body });
  await expect(booker).toHaveURL(/\/login/);
});
