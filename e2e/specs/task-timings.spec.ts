import type { Page } from 'playwright/test';
import { createBookings, listServices } from 'shared-api/contract';
import { countEffort } from '../support/countEffort.ts';
import { field } from '../support/field.ts';
import { flightInTenDays, oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** Users type eight digits. */
const typedDay = () => flightInTenDays().typedDate.replaceAll('/', '');

const goHome = async (page: Page) => {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page.getByRole('heading', { name: 'How may we help you today?' })).toBeVisible();
  return countEffort(page);
};

const confirmBooking = async (page: Page) => {
  await page.getByRole('checkbox', { name: /Booking Terms and Conditions/ }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Booking made successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/services\/?$/);
};

test('a returning client books a known passenger from Home in 7 clicks and 8 keys, each further one in 2 clicks, and the same again in 5 clicks and its day; a booking is found by its flight and cancelled in at most 4 clicks and 4 keys', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  const [first] = await portal.call(listServices, { token: client.token });
  const flight = oneFlight(first?.id ?? 0);
  const second = { FirstName: 'Bravo', LastName: 'Kilo', mobileNumber: '08031234568' };
  const body = [{ ...flight, Passengers: [...flight.Passengers, second] }];
  await portal.call(createBookings, { token: client.token, body });
  await signedIn(page, portal, client);
  await page.goto('/app/dashboard');

  await test.step('known passengers', async () => {
    const effort = await countEffort(page);
    await page
      .getByRole('link', { name: /^Book Service/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Last flight: P47121/ }).click();
    await expect(field(page, 'Travel date')).toBeFocused();
    await page.keyboard.type(typedDay());
    await page.getByRole('combobox', { name: 'Who travels?' }).click();
    await page.getByRole('option', { name: /Alfa Juliett/ }).click();
    await expect(page.getByRole('button', { name: 'Remove Ms. Alfa Juliett' })).toBeVisible();
    const withOne = await effort();
    await page.getByRole('combobox', { name: 'Who travels?' }).click();
    await page.getByRole('option', { name: /Bravo Kilo/ }).click();
    await expect(page.getByRole('button', { name: /^Remove .*Bravo Kilo/ })).toBeVisible();
    expect(await effort()).toEqual({ ...withOne, clicks: withOne.clicks + 2 });
    await confirmBooking(page);
    expect(await effort()).toEqual({ clicks: 7 + 2, keys: 8 });
  });

  await test.step('the same again', async () => {
    const effort = await goHome(page);
    await page.getByRole('region', { name: 'Book again' }).getByRole('link').click();
    await expect(field(page, 'Travel date')).toBeFocused();
    await page.keyboard.type(typedDay());
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await confirmBooking(page);
    expect(await effort()).toEqual({ clicks: 5, keys: 8 });
  });

  await test.step('a booking cancelled', async () => {
    const other = [{ ...flight, Flight_Number: 'W34012' }];
    await portal.call(createBookings, { token: client.token, body: other });
    const effort = await goHome(page);
    await page
      .getByRole('link', { name: /^\d+ Bookings$/ })
      .first()
      .click();
    await page.getByRole('searchbox', { name: 'Search' }).click();
    await page.keyboard.type('W340');
    await page.getByRole('table').getByRole('button', { name: 'Cancel booking' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel booking' }).click();
    await expect(page.getByText('Booking canceled successfully')).toBeVisible();
    await expect(page.getByRole('table').getByText('Cancelled', { exact: true })).toBeVisible();
    expect(await effort()).toEqual({ clicks: 4, keys: 4 });
  });
});

test('a first booking is made on a phone in at most 12 clicks and 45 keys, on a page that stays short, and ₦500,000.00 are funded in 4 clicks and without a key [BOOK-17]', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, portal, await fundedClient(portal));
  await page.goto('/app/dashboard');
  const effort = await countEffort(page);
  const chosen = async (label: string, option: RegExp) => {
    await field(page, label).click();
    await page.getByRole('option', { name: option }).click();
  };
  await page
    .getByRole('link', { name: /^Book Service/ })
    .first()
    .click();
  await chosen('Airport', /^Abuja/);
  await chosen('Destination', /^Lagos/);
  await field(page, 'Travel date').click();
  await page.keyboard.type(typedDay());
  await field(page, 'Airport time').click();
  await page.keyboard.type('1735');
  await page.keyboard.press('Tab');
  await page.keyboard.type('P47121');
  await expect(field(page, 'Airline')).toHaveValue('Air Peace');
  await field(page, 'First name').click();
  await page.keyboard.type('Ada');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Eze');
  await page.keyboard.press('Tab');
  await page.keyboard.type('ms');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Gender')).toHaveValue('Female');
  await page.keyboard.press('Tab');
  await page.keyboard.type('08031234567');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Add another passenger' })).toBeFocused();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(1_700);
  await confirmBooking(page);
  const { clicks, keys } = await effort();
  expect(clicks).toBeLessThanOrEqual(12);
  expect(keys).toBeLessThanOrEqual(45);

  const funding = await countEffort(page);
  await page.getByRole('complementary').getByRole('button', { name: 'Fund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' });
  await dialog.getByRole('button', { name: 'Minimum ₦500,000.00' }).click();
  await dialog.getByRole('button', { name: 'Fund wallet', exact: true }).click();
  const [gateway] = await Promise.all([
    page.waitForEvent('popup'),
    dialog.getByRole('button', { name: 'Pay now' }).click(),
  ]);
  await expect(gateway.getByText('₦500,161.25').first()).toBeVisible();
  expect(await funding()).toEqual({ clicks: 4, keys: 0 });
});
