import type { Page } from 'playwright/test';
import { bookingById, markAttendance } from 'shared-api/contract';
import { browserStorage } from '../support/browserStorage.ts';
import { field } from '../support/field.ts';
import { findViolations } from '../support/findViolations.ts';
import { bookArrivals, countKept, flightNumber, keepDay, telephone, unlock } from '../support/keptDay.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });
/** Only change-booking.spec.ts books at this airport, too. */
const airport = 17;

/** These details would tell a thief who arrives. */
const secrets = ['Xylander', 'Quenby', telephone, flightNumber(0)];
const foundIn = async (page: Page) => {
  const kept = await browserStorage(page);
  return secrets.filter((secret) => kept.includes(secret));
};

test('a kept day opens by its PIN where nothing answers and nobody is signed in, and its marks arrive once, at their moments', async ({
  page,
  context,
  portal,
}) => {
  const officer = portal.account('Protocol Officer');
  const bookings = await bookArrivals(portal, { airport, bookings: 40 });
  await context.clock.install({ time: Date.now() - 3 * 3_600_000 });
  await signedIn(page, portal, officer);
  await keepDay(page, airport);
  expect(await foundIn(page)).toEqual([]);

  await context.setOffline(true);
  await page.reload();
  await expect(page).toHaveURL(/\/app\/desk\/bookings/);
  await expect(page.getByRole('link', { name: /open with your PIN$/ })).toBeVisible();
  await context.clock.fastForward('25:00');
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await page.getByRole('link', { name: /^Desk of Enugu, \d+ \w+: open with your PIN$/ }).click();
  await expect(page).toHaveURL(/\/desk\/offline$/);
  await unlock(page);
  await expect(page.getByText(/^As of \d\d:\d\d WAT$/)).toBeVisible();
  const first = page.getByRole('button', { name: /P4700/ }).first();
  await first.click();
  const rendered = page.getByRole('button', { name: /^Service rendered: / }).first();
  await expect(rendered).toHaveAccessibleDescription(/^Outcomes need a connection/);
  expect(await findViolations(page)).toEqual([]);
  await first.click();

  const moments: { readonly from: number; readonly to: number }[] = [];
  // Other tests may have booked at this airport too.
  const waiting = await page.getByRole('button', { name: /^Met: .*flight P47/ }).count();
  for (let n = 0; n < 12; n += 1) {
    const met = page.getByRole('button', { name: /^Met: .*flight P47/ });
    const from = Date.now();
    await met.first().click();
    moments.push({ from, to: Date.now() });
    await expect(met).toHaveCount(waiting - 1 - n);
  }
  await page
    .getByRole('button', { name: /1 of 1 met/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Undo: / }).click();
  await expect(page.getByRole('button', { name: /1 of 1 met/ })).toHaveCount(11);
  await page.reload();
  await expect(page.getByText(/Xylander/)).toHaveCount(0);
  await unlock(page);
  await expect(page.getByRole('button', { name: /1 of 1 met/ })).toHaveCount(11);
  expect(await countKept(page, 'marks')).toBe(13);

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Log in' }).click();
  const sendingFrom = Date.now();
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/desk/attendance'));
  await field(page, 'Email').fill(officer.email);
  await field(page, 'Password').fill(officer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const body = (await sent).postDataJSON();
  await expect.poll(() => countKept(page, 'marks')).toBe(0);
  // The server subtracts a mark's age from the time of receipt, so a slow request makes the result later.
  const sendingMs = Date.now() - sendingFrom;

  const token = await portal.tokenOf('Protocol Officer');
  const standing = await Promise.all(
    bookings.map(({ id }) => portal.call(bookingById, { token, params: { id } })),
  );
  const metAt = standing
    .flatMap(({ passengers }) => passengers.flatMap(({ attendance }) => attendance?.at ?? []))
    .map((at) => Date.parse(at))
    .sort((one, other) => one - other);
  expect(metAt).toHaveLength(11);
  for (const [index, at] of metAt.entries()) {
    const made = moments[index + 1];
    expect(at).toBeGreaterThanOrEqual(made?.from ?? Number.NaN);
    expect(at).toBeLessThanOrEqual((made?.to ?? Number.NaN) + sendingMs);
  }
  const again = await portal.call(markAttendance, { token, body });
  expect(again.map(({ outcome }) => outcome)).toEqual(Array.from({ length: 13 }, () => 'known'));
});

test('marks that were not sent outlive Logout without a name, the kept day does not, and the next sign-in sends them once', async ({
  page,
  context,
  portal,
}) => {
  const officer = portal.account('Protocol Officer');
  await bookArrivals(portal, { airport, bookings: 2 });
  await signedIn(page, portal, officer);
  await keepDay(page, airport);
  await page.route('**/api/desk/attendance', (route) => route.abort());
  const met = page.getByRole('button', { name: /^Met: / });
  const open = await met.count();
  for (const left of [open - 1, open - 2]) {
    await met.first().click();
    await expect(met).toHaveCount(left);
  }
  await expect(page.getByText('On this device, not sent yet').first()).toBeVisible();
  await signOutOn(page);
  await expect(page.getByText('2 marks are sent when you sign in here again')).toBeVisible();
  await expect.poll(() => foundIn(page)).toEqual([]);
  expect(await page.evaluate(() => ({ ...sessionStorage }))).not.toHaveProperty('kept-day');
  expect(await countKept(page, 'marks')).toBe(2);
  await expect.poll(() => countKept(page, 'copies')).toBe(0);
  await page.goto('/desk/offline');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('link', { name: /open with your PIN/ })).toHaveCount(0);
  await page.unroute('**/api/desk/attendance');
  const other = await context.newPage();
  await other.goto('/login');
  const sent: number[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/api/desk/attendance')) sent.push(request.postDataJSON().facts.length);
  });
  await field(page, 'Email').fill(officer.email);
  await field(page, 'Password').fill(officer.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(other).not.toHaveURL(/\/login$/);
  await expect.poll(() => countKept(page, 'marks')).toBe(0);
  expect(sent).toEqual([2]);
});

test('a kept day is forgotten by five minutes without a touch, by another user, by closing its tab and by five wrong PINs', async ({
  page,
  context,
  portal,
}) => {
  await context.clock.install();
  await bookArrivals(portal, { airport, bookings: 1 });
  const officer = portal.account('Protocol Officer');
  await signedIn(page, portal, officer);
  await keepDay(page, airport);
  await page.goto('/desk/offline');
  await unlock(page);
  await expect(page.getByText(/Xylander/).first()).toBeVisible();
  await context.clock.fastForward('05:10');
  await expect(page.getByLabel(/^PIN/)).toBeVisible();
  await expect(page.getByText(/Xylander/)).toHaveCount(0);
  for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
    await unlock(page, '000000');
    await expect(page.getByText(`Wrong PIN: ${left} left`).first()).toBeVisible();
  }
  await unlock(page, '000000');
  await expect(page).not.toHaveURL(/\/desk\/offline$/);
  await expect(page.getByText('The kept day was removed from this device')).toBeVisible();
  expect(await countKept(page, 'copies')).toBe(0);

  await keepDay(page, airport);
  await signedIn(page, portal, portal.account('Administrator'));
  await page.goto('/desk/offline');
  await expect(page).not.toHaveURL(/\/desk\/offline$/);
  await expect.poll(() => countKept(page, 'copies')).toBe(0);

  const tab = await context.newPage();
  await keepDay(tab, airport);
  await page.reload();
  await expect.poll(() => countKept(page, 'copies')).toBe(1);
  await tab.close();
  await page.reload();
  await expect.poll(() => countKept(page, 'copies')).toBe(0);
});
