import type { Page } from 'playwright/test';
import {
  createBookings,
  createService,
  listOwnBookings,
  listServices,
  signOut,
  updateBookingStatus,
  updateService,
} from 'shared-api/contract';
import { keepDraft } from '../support/bookingDraft.ts';
import { addPassenger, continueToReview } from '../support/bookingForm.ts';
import { field } from '../support/field.ts';
import { oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { signOutOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { walkTo } from '../support/walkTo.ts';

const arrivalOf = async (portal: Portal, token: string) => {
  const services = await portal.call(listServices, { token });
  const arrival = services.find(({ name }) => /arrival/i.test(name));
  if (!arrival) throw new Error('No arrival service is offered');
  return arrival;
};

const bookingForm = (id: number): string => `/app/service/${id}/create-booking`;
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
const bookingsOf = (portal: Portal, token: string) => portal.call(listOwnBookings, { token });
const openDraft = async (page: Page, serviceId: number, passengers: number) => {
  await keepDraft(page, { serviceId, passengers, accepted: true });
  await page.goto(bookingForm(serviceId));
};

test('what staff do with a booking shows on the open page, in the list and among the activities without a reload [STATUS-11, CANCEL-07]', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  const { id: ServiceId } = await arrivalOf(portal, client.token);
  const [booking] = await portal.call(createBookings, { token: client.token, body: [oneFlight(ServiceId)] });
  const id = booking?.id ?? 0;
  await signedIn(page, portal, client);
  await page.goto(`/app/booking/${id}`);
  await expect(page.getByText('Processing', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toBeVisible();
  const list = await page.context().newPage();
  await list.goto('/app/client-services');
  const row = list.getByRole('row').filter({ hasText: 'P47121' });
  await expect(row).toContainText('Processing');
  const activities = await page.context().newPage();
  await activities.goto('/app/activities');
  await expect(activities.getByRole('cell', { name: /^Booked .* on flight P47121$/ })).toBeVisible();

  const token = await portal.tokenOf('Administrator');
  await portal.call(updateBookingStatus, { token, body: { Id: id, BookingStatus: 'No_Show' } });
  await expect(page.getByText('No_Show', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel', exact: true })).toHaveCount(0);
  await expect(row).toContainText('No_Show');
  await expect(
    activities.getByRole('cell', { name: 'Booking status changed to No_Show', exact: true }),
  ).toBeVisible();
});

test('the passengers are lines beneath their flight, at no width wider than the page; the airport time is typed to the minute in the usual ways, and text that is no time stays with its error [BOOK-18]', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  await signedIn(page, portal, client);
  await openDraft(page, (await arrivalOf(portal, client.token)).id, 2);
  const rows = page.getByRole('table', { name: /Passengers/ }).getByRole('row');
  await expect(rows.filter({ hasText: 'P4100' })).toHaveCount(1);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const width of [320, 360, 599, 600, 970, 1280, 1600]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
    await expect(rows.filter({ hasText: 'First1' }).getByRole('button', { name: /^Remove/ })).toBeVisible();
  }

  const time = field(page, 'Airport time');
  const type = async (text: string) => {
    await time.focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  };
  await type('9');
  await expect(page.getByText('In the morning or in the evening? Write 9 am or 9 pm')).toBeVisible();
  await expect(time).toHaveValue('9');
  await type('530');
  await expect(time).toHaveValue('05:30 · 5:30 AM');
  await type('5:35 pm');
  await expect(time).toHaveValue('17:35 · 5:35 PM');
  await expect(field(page, 'Flight number')).toBeFocused();
  await addPassenger(page, 'Charlie');
  await continueToReview(page);
  await confirm(page).click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  const times = (await bookingsOf(portal, client.token)).map(({ date_Of_Arrival }) => date_Of_Arrival);
  expect(times.map((time) => time.slice(11, 16)).sort()).toEqual(['09:15', '16:35']);
});

test('a booking in progress survives a reload and an expired session, and is wiped at Logout', async ({
  page,
  portal,
  portalLog,
}) => {
  portalLog.provokes('token_refused');
  const client = await fundedClient(portal);
  const { id } = await arrivalOf(portal, client.token);
  const path = bookingForm(id);
  await signedIn(page, portal, client);
  await openDraft(page, id, 1);
  await field(page, 'First name').fill('Half');

  const expectRestored = async () => {
    await expect(page.getByText(/^Restored from \d\d:\d\d/)).toBeVisible();
    await expect(page.getByRole('cell', { name: /First0/ }).first()).toBeVisible();
    await expect(field(page, 'First name')).toHaveValue('Half');
  };
  await expect
    .poll(() => page.evaluate(() => Object.values(sessionStorage).some((value) => value.includes('Half'))))
    .toBe(true);
  await page.reload();
  await expectRestored();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  await portal.call(signOut, { token: token ?? '' });
  await page.goto(path);
  await expect(page).toHaveURL(/\/login$/);
  await field(page, 'Email').fill(client.email);
  await field(page, 'Password').fill(client.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expectRestored();

  await signOutOn(page);
  await expect(page).toHaveURL(/\/(login)?$/);
  await signedIn(page, portal, client);
  await page.goto(path);
  await expect(page.getByText('You have not added any passengers')).toBeVisible();
  await expect(field(page, 'First name')).toHaveValue('');
});

test('two tabs that confirm the same draft make one booking, and both say so', async ({ page, portal }) => {
  const client = await fundedClient(portal);
  await signedIn(page, portal, client);
  await openDraft(page, (await arrivalOf(portal, client.token)).id, 1);
  await continueToReview(page);
  await expect(confirm(page)).toBeVisible();
  // A new tab starts with a copy of the session storage of the tab that opened it.
  const [copy] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(() => void window.open(location.href)),
  ]);
  await expect(confirm(copy)).toBeVisible();
  for (const tab of [page, copy]) {
    await confirm(tab).click();
    await expect(tab.getByText('Booking made successfully')).toBeVisible();
    await expect(tab.getByText(/^Booked: \d{4}-\d{6}$/)).toBeVisible();
  }
  const [booking, ...more] = await bookingsOf(portal, client.token);
  expect(more).toEqual([]);
  await expect(copy.getByText(`Booked: ${booking?.invoiceNumber}`)).toBeVisible();
});

test('a reply that was lost is asked for again: one booking, with its reference and receipt [BOOK-53]', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  await signedIn(page, portal, client);
  await openDraft(page, (await arrivalOf(portal, client.token)).id, 1);
  await continueToReview(page);
  let lost = 0;
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/create-bookings*', async (route) => {
    lost += 1;
    if (lost > 1) {
      await held;
      return route.continue();
    }
    // The server books, but the page gets no reply.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await confirm(page).click();
  await expect(page.getByText('Checking whether the booking went through')).toBeVisible();
  answer();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  expect(await bookingsOf(portal, client.token)).toHaveLength(1);
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Get Receipt' }).click(),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/ - \d{4}-\d{6}\.pdf$/);
});

test('a price that changes between the steps is shown before it is paid, and a service that ended is refused by name', async ({
  page,
  portal,
}) => {
  const client = await fundedClient(portal);
  const administrator = await portal.tokenOf('Administrator');
  const fields = { Name: 'Escort', Description: 'To the gate', Price: 10_000, ServiceTypeId: 1 };
  const { id: Id } = await portal.call(createService, { token: administrator, body: fields });
  const change = (own: { Price?: number; Status?: boolean }) =>
    portal.call(updateService, {
      token: administrator,
      body: { ...fields, Id, Status: true, ...own },
    });
  // Without live events, the page must notice the changed price on its own.
  await page.route('**/api/events*', (route) => route.abort());
  await signedIn(page, portal, client);
  await openDraft(page, Id, 2);
  await continueToReview(page);
  await expect(page.getByText('₦20,000.00').first()).toBeVisible();
  await change({ Price: 15_000 });
  await confirm(page).click();
  await expect(page.getByText('The total was ₦20,000.00 and is now ₦30,000.00.')).toBeVisible();
  expect(await bookingsOf(portal, client.token)).toEqual([]);
  await confirm(page).click();
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  await expect(page).toHaveTitle(/^All Services/);
  expect(await bookingsOf(portal, client.token)).toMatchObject([{ price: 30_000 }]);

  await keepDraft(page, { serviceId: Id, passengers: 1, accepted: true });
  await walkTo(page, bookingForm(Id));
  await continueToReview(page);
  await change({ Status: false });
  await confirm(page).click();
  await expect(page.getByText('Booking creation failed')).toBeVisible();
  await expect(page.getByText('Escort cannot be booked at present')).toBeVisible();
  await expect(page.getByRole('rowheader', { name: /First0/ })).toBeVisible();
  expect(await bookingsOf(portal, client.token)).toHaveLength(1);
});
