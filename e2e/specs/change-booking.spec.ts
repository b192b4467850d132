import type { Browser, Page } from 'playwright/test';
import {
  approveCorrection,
  bookingById,
  changeBooking,
  createBookings,
  createService,
  listSettings,
  proposeCorrection,
  updateBookingStatus,
  updateService,
  updateSetting,
  walletBalance,
} from 'shared-api/contract';
import { hourMs, lagosDate, lagosInstant, lagosTime } from 'shared-api/rules';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import { oneFlight, party } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { Keyboard } from '../support/keyboard.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

/** Only kept-day.spec.ts books at this airport, too, and only for today. */
const enugu = 17;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs);
const typed = (date: string) => date.split('-').reverse().join('/');

const fieldsOf = (Name: string, Price: number) => ({
  Name,
  Description: 'To the gate',
  Price,
  ServiceTypeId: 1,
});
const serviceFor = async (portal: Portal, name: string, price: number) =>
  portal.call(createService, {
    token: await portal.tokenOf('Administrator'),
    body: fieldsOf(name, price),
  });

const booker = async (portal: Portal, price = 30_000) => {
  const client = await fundedClient(portal);
  const { token } = client;
  const service = await serviceFor(portal, 'Escort', price);
  const book = async (passengers: number, at: Date) => {
    const entry = {
      ...oneFlight(service.id),
      Date_Of_Travel: lagosDate(at),
      Date_Of_Arrival: lagosInstant(lagosDate(at), lagosTime(at)).toISOString(),
      AirportId: enugu,
      Passengers: party(passengers),
    };
    const [booking] = await portal.call(createBookings, { token, body: [entry] });
    if (!booking) throw new Error('Nothing was booked');
    return booking;
  };
  const balance = async () => (await portal.call(walletBalance, { token })).balance.balance;
  const details = (id: number) => portal.call(bookingById, { token, params: { id } });
  return { client, book, balance, details };
};

const settingTo = async (portal: Portal, key: string, value: number) => {
  const token = await portal.tokenOf('Administrator');
  const settings = await portal.call(listSettings, { token });
  const version = settings.find((setting) => setting.key === key)?.version ?? 0;
  await portal.call(updateSetting, { token, params: { key }, body: { value, version, reason: 'Decided' } });
};

const pageOf = async (browser: Browser, portal: Portal, role: string) => {
  const context = await browser.newContext({ baseURL: portal.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signedIn(page, portal, portal.account(role));
  return page;
};

const openChange = async (page: Page, id: number) => {
  await page.goto(`/app/booking/${id}`);
  await page.getByRole('link', { name: 'Change', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Flight and passengers' })).toBeVisible();
};
const toReview = async (page: Page) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeVisible();
};
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm', exact: true });
const changed = async (page: Page) => {
  await expect(page.getByText('Booking changed successfully').first()).toBeVisible();
  await expect(page).toHaveURL(/\/app\/booking\/\d+$/);
};

test('a flight is moved by two days: the desk follows by itself, a second tab keeps what was typed there, a lost reply changes once', {
  tag: '@axe',
}, async ({ page, browser, portal, barriers }) => {
  const { client, book, balance, details } = await booker(portal);
  const at = inHours(20 * 24);
  const [day, later] = [lagosDate(at), lagosDate(inHours(22 * 24))];
  const { id } = await book(2, at);
  const officer = await pageOf(browser, portal, 'Protocol Officer');
  await officer.goto(`/app/desk/bookings?airport=${enugu}&date=${later}`);
  await expect(officer.getByText('There are no bookings on this day')).toBeVisible();

  await signedIn(page, portal, client);
  await openChange(page, id);
  const second = await page.context().newPage();
  await openChange(second, id);
  await field(second, 'Flight number').fill('P47129');
  await toReview(second);
  await field(page, 'Travel date').fill(typed(later));
  await toReview(page);
  await confirm(page).dblclick();
  await changed(page);
  expect(await balance()).toBe(440_000);
  await expect(officer.getByRole('button', { name: /P47121.*2 passengers/ })).toBeVisible();

  await expect(second.getByText('This booking was changed meanwhile')).toBeVisible();
  await expect(second.getByRole('cell', { name: 'P47129' })).toBeVisible();
  const sent: (string | undefined)[] = [];
  await second.route(/\/changes\?/, async (route) => {
    sent.push(route.request().headers()['idempotency-key']);
    if (sent.length > 1) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await confirm(second).click();
  await changed(second);
  expect(new Set(sent).size).toBe(1);
  const after = await details(id);
  expect(after).toMatchObject({ version: 3, flight_Number: 'P47129', date_Of_Travel: later, papers: [] });
  expect(await balance()).toBe(440_000);
  const letters = async () =>
    (await portal.mailbox(client.email)).filter(({ subject }) => /was changed$/.test(subject));
  await expect.poll(letters).toHaveLength(2);

  await officer.getByRole('button', { name: /^More actions/ }).click();
  await officer.getByRole('menuitem', { name: 'Change time' }).click();
  const dialog = officer.getByRole('dialog', { name: /^Change time of/ });
  await field(dialog, 'Travel date').fill(typed(day));
  await field(dialog, 'Reason').fill('The airline moved it back');
  const seenByOfficer = barriers.on(officer);
  await seenByOfficer.look('changing a time at the desk');
  await dialog.getByRole('button', { name: 'Change time' }).click();
  await expect(officer.getByText('There are no bookings on this day')).toBeVisible();
});

test('passengers are taken off by the keyboard alone: what goes back is shown first, has its credit note, and the rest goes back at the end', {
  tag: '@axe',
}, async ({ page, portal, barriers }) => {
  const { client, book, balance } = await booker(portal);
  const { id } = await book(4, inHours(10 * 24));
  await signedIn(page, portal, client);
  const keyboard = new Keyboard(page);
  await page.goto(`/app/booking/${id}`);
  await keyboard.use('link', /^Change$/);
  await keyboard.use('button', /^Remove .*Juliett0/);
  await expect(page.getByRole('button', { name: /^Undo .*Juliett0/ })).toBeFocused();
  await keyboard.use('button', /^Remove .*Juliett1/);
  await keyboard.use('button', /^Edit .*Juliett2/);
  await keyboard.to('textbox', /^First name/);
  await keyboard.press('Control+A');
  await page.keyboard.type('Bravo');
  await keyboard.use('button', /^Save passenger/);
  await expect(page.getByRole('button', { name: /^Edit .*Bravo/ })).toBeFocused();
  await barriers.look('changing a booking');
  await keyboard.use('button', /^Continue/);
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeFocused();
  await expect(page.getByText('Refunded to the wallet')).toBeVisible();
  await barriers.look('what changes');
  await keyboard.use('button', /^Confirm$/);
  await changed(page);
  expect(await balance()).toBe(440_000);
  await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(1);
  await barriers.look('a booking that was changed');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect(page.getByText('Booking canceled successfully')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(2);
  expect(await balance()).toBe(500_000);

  const { id: other } = await book(2, inHours(10 * 24));
  await settingTo(portal, 'refundCanceled', 50);
  await openChange(page, other);
  await page.getByRole('button', { name: /^Remove .*Juliett0/ }).click();
  await toReview(page);
  await expect(page.getByText('₦15,000.00 of the price is not given back')).toBeVisible();
  await confirm(page).click();
  await changed(page);
  await settingTo(portal, 'refundCanceled', 100);
  const token = await portal.tokenOf('Administrator');
  await portal.call(updateBookingStatus, { token, body: { Id: other, BookingStatus: 'Service_Rendered' } });
  expect(await balance()).toBe(455_000);
});

test('an additional service is funded on the way, and a price that rose meanwhile is confirmed once more', async ({
  page,
  portal,
}) => {
  const { client, book, balance } = await booker(portal, 490_000);
  const car = await serviceFor(portal, 'Car of the journey', 40_000);
  const { id } = await book(1, inHours(10 * 24));
  await signedIn(page, portal, client);
  await openChange(page, id);
  await choose(field(page, 'Additional service'), 'Car of the journey (₦40,000.00)');
  await toReview(page);
  await page.getByRole('button', { name: 'Fund wallet', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' });
  await dialog.getByLabel(/^Amount/).fill('50000000');
  await dialog.getByRole('button', { name: 'Fund wallet', exact: true }).click();
  const rrr = dialog.getByText(/^\d{12}$|^\d{4}-\d{4}-\d{4}$/);
  await portal.pay(((await rrr.textContent()) ?? '').replaceAll('-', ''));
  await expect(page.getByText('Wallet funded successfully')).toBeVisible();
  await expect(confirm(page)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Car of the journey, ₦40,000.00' })).toBeVisible();
  await confirm(page).click();
  await changed(page);
  expect(await balance()).toBe(470_000);

  const [body, query] = [
    { version: 2, additionalServiceId: 0 },
    { expectedCharge: 0, expectedRefund: 40_000 },
  ];
  await portal.call(changeBooking, { token: client.token, params: { id }, query, body });
  await openChange(page, id);
  await choose(field(page, 'Additional service'), 'Car of the journey (₦40,000.00)');
  await toReview(page);
  const token = await portal.tokenOf('Administrator');
  await portal.call(updateService, {
    token,
    body: { ...fieldsOf('Car of the journey', 45_000), Id: car.id, Status: true },
  });
  await confirm(page).click();
  await expect(page.getByText(/^The change now costs/)).toBeVisible();
  expect(await balance()).toBe(510_000);
  await expect(page.getByText('₦45,000.00').first()).toBeVisible();
  await confirm(page).click();
  await changed(page);
  expect(await balance()).toBe(465_000);
});

test('after the deadline an officer changes what is not dearer; a wrong outcome is put right by two people, where the authority allows it', {
  tag: '@axe',
}, async ({ page, browser, portal, portalLog, barriers }) => {
  portalLog.provokes('access_refused');
  const { client, book, balance, details } = await booker(portal);
  const early = await book(1, inHours(6.1));
  const late = await book(2, inHours(5.9));
  await signedIn(page, portal, client);
  await page.goto(`/app/booking/${early.id}`);
  await expect(page.getByRole('link', { name: 'Change', exact: true })).toBeVisible();
  await page.goto(`/app/booking/${late.id}`);
  await expect(page.getByRole('heading', { name: 'Passengers' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Change', exact: true })).toHaveCount(0);
  const body = { version: 1, Flight_Number: 'P47125' };
  const query = { expectedCharge: 0, expectedRefund: 0 };
  await expect(
    portal.call(changeBooking, { token: client.token, params: { id: late.id }, query, body }),
  ).rejects.toThrow(/only until 6 hours before the flight/);

  await serviceFor(portal, 'Car of the officer', 40_000);
  const officer = await pageOf(browser, portal, 'Protocol Officer');
  await openChange(officer, late.id);
  await officer.getByRole('button', { name: /^Remove .*Juliett0/ }).click();
  await choose(field(officer, 'Additional service'), 'Car of the officer (₦40,000.00)');
  await field(officer, 'Reason').fill('Stayed at home');
  await officer.getByRole('button', { name: 'Continue' }).click();
  await expect(officer.getByText('This change costs more: only the client can confirm it')).toBeVisible();
  await choose(field(officer, 'Additional service'), 'None');
  await toReview(officer);
  await expect(officer.getByText('₦30,000.00 of the price is not given back')).toBeVisible();
  await confirm(officer).click();
  await changed(officer);
  expect(await balance()).toBe(410_000);
  expect((await details(late.id)).papers).toEqual([]);

  const token = await portal.tokenOf('Administrator');
  await portal.call(updateBookingStatus, { token, body: { Id: early.id, BookingStatus: 'No_Show' } });
  await officer.goto(`/app/desk/corrections?booking=${early.id}`);
  await expect(officer.getByText('Page not found')).toBeVisible();
  await expect(officer.getByRole('link', { name: 'Corrections' })).toHaveCount(0);
  await settingTo(portal, 'correctionDays', 30);
  await officer.goto(`/app/booking/${early.id}`);
  await officer.getByRole('link', { name: 'Correct the outcome' }).click();
  await officer.getByRole('radio', { name: 'Service rendered' }).check();
  await field(officer, 'Reason').fill('Met at the gate');
  const seenByOfficer = barriers.on(officer);
  await seenByOfficer.look('proposing a correction');
  await officer.getByRole('button', { name: 'Propose', exact: true }).click();
  const own = officer.getByRole('row', { name: /Met at the gate/ });
  await expect(own.getByText('Waits for somebody else')).toBeVisible();
  await expect(own.getByRole('button', { name: /^Approve/ })).toHaveCount(0);
  await seenByOfficer.look('a correction that waits');

  const finance = await pageOf(browser, portal, 'Finance Officer');
  await finance.goto('/app/desk/corrections');
  const waiting = finance.getByRole('row', { name: /Met at the gate/ });
  await waiting.getByRole('button', { name: /^Approve/ }).click();
  await expect(finance.getByRole('dialog')).toContainText('No money moves.');
  await finance.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await expect(finance.getByText('Correction approved successfully')).toBeVisible();
  await expect(own).toHaveCount(0);
  expect(await balance()).toBe(410_000);
  await page.goto(`/app/booking/${early.id}`);
  await expect(
    page.getByText(/^No show, corrected to Service rendered by .*: Met at the gate$/),
  ).toBeVisible();
  await portal.mail(client.email, /^Service rendered/);

  const proposal = { bookingId: early.id, to: 'Flight_Canceled' as const, reason: 'It never left' };
  const { id } = await portal.call(proposeCorrection, { token, body: proposal });
  const decider = await portal.tokenOf('Finance Officer');
  await portal.call(approveCorrection, { token: decider, params: { id } });
  expect(await balance()).toBe(440_000);
  await expect(page.getByRole('button', { name: 'Credit note', exact: true })).toHaveCount(1);
  await settingTo(portal, 'correctionDays', 0);
});
