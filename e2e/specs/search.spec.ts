import type { Page } from 'playwright/test';
import { listBookings, listClients, listOwnBookings, pageMeta } from 'shared-api/contract';
import { aBooking, aClient, replies } from 'shared-api/testing';
import { expect, test } from '../support/fakedTest.ts';
import { findViolations } from '../support/findViolations.ts';

const invoiceNumber = '2026-000124';
const booking = aBooking({ invoiceNumber });
const client = aClient({ id: 100, email: 'alfa@example.test' });
const none = pageMeta(1, 0, 10);
const one = pageMeta(1, 1, 10);

const box = (page: Page) => page.getByRole('combobox', { name: /^Search/ });
const bookingsFound = (page: Page) => page.getByRole('group', { name: 'Bookings' }).getByRole('option');

test('a client finds a booking of their own from any page by one key, and opens it by Enter', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Client');
  portal.answer(replies(listOwnBookings, [booking], one));
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(box(page)).toBeFocused();
  await page.keyboard.type(invoiceNumber);
  await expect(bookingsFound(page)).toHaveCount(1);
  expect(portal.asked(listOwnBookings).at(-1)?.url.searchParams.get('search')).toBe(invoiceNumber);
  expect(await findViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/app/booking/${booking.id}`);
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an officer finds a client and their booking on a phone, and a page by its name', async ({
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await portal.signIn(page, 'Protocol Officer');
  portal.answer(replies(listBookings, [booking], one), replies(listClients, [], none));
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: 'Search' }).click();
  await box(page).fill(invoiceNumber);
  await expect(bookingsFound(page)).toHaveCount(1);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  portal.answer(replies(listBookings, [], none), replies(listClients, [client], one));
  await box(page).fill(client.email);
  await expect(page.getByRole('group', { name: 'Clients' }).getByRole('option')).toHaveCount(1);
  await box(page).fill('Booking d');
  await page.getByRole('option', { name: /^Booking desk/ }).click();
  await expect(page).toHaveURL(/\/app\/desk\/bookings/);
});
