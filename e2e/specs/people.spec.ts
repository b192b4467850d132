import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import {
  listOwnBookings,
  listServices,
  listTransactionsOfType,
  updateBookingStatus,
  walletBalance,
} from 'shared-api/contract';
import { addPassengers, continueToReview } from '../support/bookingForm.ts';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import { flightInTenDays } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

const openForm = async (page: Page, portal: Portal, naira: number) => {
  const client = await fundedClient(portal, naira);
  await signedIn(page, portal, client);
  const services = await portal.call(listServices, { token: client.token });
  const arrival = services.find(({ name }) => name === 'Arrival');
  await page.goto(`/app/service/${arrival?.id}/create-booking`);
  return client;
};

const booked = async (portal: Portal, token: string) => {
  const bookings = await portal.call(listOwnBookings, { token });
  const { transactions } = await portal.call(listTransactionsOfType, { token, params: { type: 0 } });
  const { balance } = await portal.call(walletBalance, { token });
  return { bookings, debits: transactions.length, balance: balance.balance };
};

const sixtyRows = () => {
  const faulty: Record<number, object> = {
    20: { name: 'Bo' },
    30: { title: 'Chief' },
    40: { mobile: '8.03E+09' },
  };
  const lines = Array.from({ length: 60 }, (_, index) => {
    const own = {
      name: 'Juliett',
      title: 'Ms.',
      mobile: `${index < 12 ? '' : '0'}803${String(1_000_000 + index)}`,
      ...faulty[index],
    };
    const reference = index < 4 ? 'CC-410' : '';
    return [own.name, `Alfa${index}`, own.title, 'Female', own.mobile, `P4712${index % 3}`, reference].join(
      '\t',
    );
  });
  return ['Surname\tGiven name\tTitle\tSex\tGSM\tFlight\tCost centre', ...lines].join('\n');
};

test('a list of sixty is pasted, three rows stay with what is wrong, one Confirm books a booking for each flight; the list exports a line for each who carries the reference', async ({
  page,
  portal,
}) => {
  const { token } = await openForm(page, portal, 2_000_000);
  await addPassengers(page, []);
  await page.getByRole('button', { name: 'Paste a list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste a list of passengers' });
  await dialog.getByRole('textbox', { name: /^List/ }).fill(sixtyRows());
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await expect(dialog.getByText('57 to add, 12 repaired, 3 to correct')).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveCount(3);
  for (const [name, fault] of [
    ['Last name of row 22', 'Must be at least 3 character(s) long'],
    ['Designation of row 32', 'Invalid selection'],
    ['Mobile number of row 42', 'Digits are missing: format the column as text'],
  ] as const)
    await expect(dialog.getByRole('textbox', { name })).toHaveAccessibleDescription(fault);
  await dialog.getByRole('button', { name: 'Add 57, leave 3 here' }).click();
  await expect(dialog.getByText('0 to add, 3 to correct')).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await continueToReview(page);
  await expect(page.getByText('₦1,710,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  const after = await booked(portal, token);
  expect([after.bookings.length, after.debits, after.balance]).toEqual([3, 3, 290_000]);

  const { date } = flightInTenDays();
  await page.goto(`/app/client-services?search=CC-410&from=${date}&to=${date}`);
  await expect(page.getByRole('row').filter({ hasText: 'P4712' })).toHaveCount(3);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('button', { name: 'More for Bookings' })
      .click()
      .then(() => page.getByRole('menuitem', { name: 'Export' }).click()),
  ]);
  expect(download.suggestedFilename()).toBe('Bookings.csv');
  const [heading, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(heading).toContain('Reference,Service,Airport,Flight Number,Travel Date,Passenger,Unit Price');
  // The export has a line for each of the four passengers with this reference.
  expect(lines).toHaveLength(4);
  expect(lines.every((line) => line.startsWith('CC-410,Arrival,ABV,P4712'))).toBe(true);
});

test('three with a car on their arrival take their departure along, typed once; the departure alone is cancelled', async ({
  page,
  portal,
}) => {
  const { token } = await openForm(page, portal, 500_000);
  await choose(field(page, 'Additional service'), 'Car (₦40,000.00)');
  await addPassengers(page, ['Alfa', 'Bravo', 'Charlie']);
  await page.getByRole('button', { name: 'Departure', exact: true }).click();
  const form = page.getByRole('form', { name: 'Departure' });
  const back = flightInTenDays();
  await form.getByRole('textbox', { name: 'Travel date' }).fill(back.typedDate);
  await choose(form.getByRole('combobox', { name: 'Airport time' }), '23:15 · 11:15 PM');
  await form.getByRole('textbox', { name: 'Flight number' }).fill('P47122');
  await form.getByRole('button', { name: 'Save the other flight' }).click();
  await expect(page.getByText(/for the same 3 passengers/)).toBeVisible();
  await continueToReview(page);
  await expect(page.getByRole('heading', { name: 'Passengers of Departure' })).toBeVisible();
  await expect(page.getByText('₦220,000.00').first()).toBeVisible();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  const { bookings, debits, balance } = await booked(portal, token);
  expect(bookings.map(({ price, service }) => [service.name, price])).toEqual([
    ['Departure', 90_000],
    ['Arrival', 130_000],
  ]);
  expect(new Set(bookings.map(({ batchCode }) => batchCode)).size).toBe(1);
  expect([debits, balance]).toEqual([2, 280_000]);
  const [departure] = bookings;
  await portal.call(updateBookingStatus, {
    token,
    body: { Id: departure?.id ?? 0, BookingStatus: 'Canceled' },
  });
  expect((await booked(portal, token)).balance).toBe(370_000);
});
