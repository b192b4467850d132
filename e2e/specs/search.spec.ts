import type { Page } from 'playwright/test';
import { createBookings, listServices } from 'shared-api/contract';
import { findViolations } from '../support/findViolations.ts';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** A client with a booking, and its invoice number, which no other booking has. */
async function bookedClient(portal: Portal) {
  const client = await fundedClient(portal);
  const { token } = client;
  const services = await portal.call(listServices, { token });
  const arrival = services.find(({ name }) => name === 'Arrival');
  const [booking] = await portal.call(createBookings, { token, body: [oneFlight(arrival?.id ?? 0)] });
  if (!booking?.invoiceNumber) throw new Error('The booking has no invoice number');
  return { client, booking, invoiceNumber: booking.invoiceNumber };
}

const box = (page: Page) => page.getByRole('combobox', { name: /^Search/ });
const bookingsFound = (page: Page) => page.getByRole('group', { name: 'Bookings' }).getByRole('option');

test('a client finds a booking of their own from any page by one key, nobody else’s, and opens it by Enter', async ({
  page,
  portal,
}) => {
  const { client, booking, invoiceNumber } = await bookedClient(portal);
  await signedIn(page, portal, client);
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(invoiceNumber);
  await expect(bookingsFound(page)).toHaveCount(1);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/booking/${booking.id}`);
  await expect(page.getByRole('dialog')).toBeHidden();

  await signedIn(page, portal, portal.account('Client', 'Individual'));
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill(invoiceNumber);
  await expect(page.getByText(`Nothing found for “${invoiceNumber}”`)).toBeVisible();
});

test('an officer finds a client and their booking on a phone, and a page by its name', async ({
  page,
  portal,
}) => {
  const { client, invoiceNumber } = await bookedClient(portal);
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn(page, portal, portal.account('Protocol Officer'));
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill(invoiceNumber);
  await expect(bookingsFound(page)).toHaveCount(1);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await box(page).fill(client.email);
  await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option')).toHaveCount(1);
  await box(page).fill('Booking d');
  await page.getByRole('option', { name: /^Booking desk/ }).click();
  await expect(page).toHaveURL(/\/app\/desk\/bookings/);
});

test.describe('where a list does not answer', () => {
  test('the search says which, and finds by it once it answers again', async ({ page, portal }) => {
    const { client, invoiceNumber } = await bookedClient(portal);
    await signedIn(page, portal, client);
    await page.goto('/app/profile');
    await page.route(
      /booking-services\/client\?.*search=/,
      (route) => route.fulfill({ status: 400, json: {} }),
      {
        times: 1,
      },
    );
    await page.getByRole('button', { name: 'Search' }).click();
    await box(page).fill(invoiceNumber);
    await expect(page.getByText('Bookings could not be searched')).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(bookingsFound(page)).toHaveCount(1);
  });
});
