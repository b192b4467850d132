import type { Page } from 'playwright/test';
import {
  bookingById,
  createBookings,
  fundWallet,
  registerCorporate,
  sendFeedback,
  updateBookingStatus,
} from 'shared-api/contract';
import { aBooking, aTransaction, replies } from 'shared-api/testing';
import { expect, test } from '../support/fakedTest.ts';
import { pdfFile } from '../support/files.ts';
import { flightInTenDays } from '../support/flights.ts';
import { Keyboard } from '../support/keyboard.ts';
import { walkTo } from '../support/walkTo.ts';

test('a company registers with its documents by the keyboard alone [REG-16, REG-30]', async ({
  page,
  portal,
}) => {
  portal.accept(registerCorporate);
  const keyboard = new Keyboard(page);
  await page.goto('/register-corporate-organization');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Without this listener, the browser could open its own dialog at the key press.
  const opened = page.waitForEvent('filechooser');
  await keyboard.type(/^Business name/, 'Sample Company');
  await keyboard.choose(/^Nature of business/, 'Aviation');
  await keyboard.type(/^Year of creation/, '2010');
  await keyboard.type(/^Registration number/, 'RC 12345');
  await keyboard.type(/^Registered address/, '12 Marina Road, Lagos');
  await keyboard.type(/^Email/, 'company@example.test');
  await keyboard.type(/^Phone number/, '08031234567');
  await keyboard.type(/^Password/, 'Juliett-7 Kilo');
  await keyboard.type(/^Confirm password/, 'Juliett-7 Kilo');
  await keyboard.to('checkbox', /terms and conditions/i);
  await keyboard.press('Space');
  await keyboard.use('button', /^Next Step/);
  await expect(page.getByRole('heading', { name: 'Documents' })).toBeFocused();
  await keyboard.press('Tab');
  const input = page.getByLabel(/^Upload documents/);
  await expect(input).toBeFocused();
  // The key opens the platform's own dialog, which the test does not control.
  await keyboard.press('Enter');
  const dialog = await opened;
  await dialog.setFiles([pdfFile('one.pdf'), pdfFile('two.pdf')]);
  await expect(page.getByText('two.pdf', { exact: true })).toBeVisible();
  await keyboard.use('button', /^Complete registration/);
  await expect(page.getByRole('heading', { name: 'Thanks for registering!' })).toBeVisible();
  const files = portal
    .asked(registerCorporate)
    .flatMap(({ body }) => (body instanceof FormData ? body.getAll('Files') : []));
  expect(files).toHaveLength(2);
});

const addPassenger = async (page: Page, keyboard: Keyboard, name: string) => {
  await keyboard.choose(/^Designation/, 'Ms');
  await keyboard.choose(/^Gender/, 'Female');
  await keyboard.type(/^First name/, name);
  await keyboard.type(/^Last name/, 'Juliett');
  await keyboard.type(/^Mobile number/, '08031234567');
  await keyboard.use('button', /^Add$/);
  await expect(page.getByRole('cell', { name: new RegExp(name) }).first()).toBeVisible();
  await expect(page.getByLabel(/^First name/)).toHaveValue('');
};

test('a client books for two passengers by the keyboard alone [BOOK-17, BOOK-53]', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Client');
  portal.answer(replies(createBookings, [aBooking()]));
  const keyboard = new Keyboard(page);
  const { typedDate, time } = flightInTenDays();
  await page.goto('/app/service/11/create-booking');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await keyboard.to('combobox', /^Airport$/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await keyboard.press('ArrowDown', 'Enter');
  await keyboard.to('combobox', /^Destination/);
  await keyboard.press('ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter');
  await keyboard.type(/^Travel date/, typedDate);
  await keyboard.choose(/^Airport time/, time);
  await keyboard.type(/^Flight number/, 'P47121');
  await expect(page.getByRole('combobox', { name: /^Airline/ })).toHaveValue('Air Peace');
  await addPassenger(page, keyboard, 'Alfa');
  await keyboard.use('button', /^Add another passenger$/);
  await addPassenger(page, keyboard, 'Charlie');
  await keyboard.to('checkbox', /Booking Terms and Conditions/);
  await keyboard.press('Space');
  await keyboard.use('button', /^Continue/);
  await expect(page.getByRole('heading', { name: 'Review and confirm' })).toBeFocused();
  await keyboard.use('button', /^Confirm$/);
  await expect(page.getByText('Booking made successfully')).toBeVisible();
  const sent = portal.asked(createBookings).flatMap(({ body }) => body);
  expect(sent.flatMap(({ Passengers }) => Passengers.map(({ FirstName }) => FirstName))).toEqual([
    'Alfa',
    'Charlie',
  ]);
});

test('a client funds the wallet by the keyboard alone and is back on the same page, looks at a receipt, downloads it and cancels the booking [WALLET-02, CANCEL-06, EXPORT-05]', async ({
  page,
  portal,
}) => {
  await portal.signIn(page, 'Client');
  portal.answer(replies(fundWallet, aTransaction()));
  const keyboard = new Keyboard(page);
  await page.goto('/app/dashboard');
  await expect(page.getByRole('complementary').getByText('₦500,000.00').first()).toBeVisible();
  await keyboard.use('button', /^Fund$/);
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' });
  await expect(dialog).toBeVisible();
  await keyboard.type(/^Amount/, '50000000');
  await keyboard.press('Enter');
  await expect(dialog.getByText('Invoice issued')).toBeVisible();
  await keyboard.to('button', /^Pay now/);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(
    page.getByRole('complementary').getByRole('button', { name: 'Fund', exact: true }),
  ).toBeFocused();

  const booking = aBooking({ cancellableUntil: flightInTenDays().instant });
  const canceled = aBooking({ bookingStatus: 'Canceled' });
  portal.answer(
    replies(bookingById, () => (portal.asked(updateBookingStatus).length > 0 ? canceled : booking)),
    replies(updateBookingStatus, canceled),
  );
  await walkTo(page, '/app/booking/21');
  await expect(page.getByRole('button', { name: 'Get Receipt' })).toBeVisible();
  const [receipt] = await Promise.all([
    page.waitForEvent('download'),
    keyboard.use('button', /^Get Receipt/),
  ]);
  expect(receipt.suggestedFilename()).toMatch(/\.pdf$/);
  await keyboard.use('button', /^Preview receipt$/);
  await expect(page.getByRole('heading', { name: 'Receipt', exact: true })).toBeFocused();
  await keyboard.to('button', /^Download$/);
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Preview receipt' })).toBeFocused();
  await keyboard.use('button', /^Cancel$/);
  await expect(page.getByRole('dialog', { name: 'Cancel this booking?' })).toBeVisible();
  await keyboard.use('button', /^Cancel booking$/);
  await expect(page.getByText('Booking canceled successfully')).toBeVisible();
  await expect(page.getByText('Cancelled', { exact: true }).first()).toBeVisible();
});

test('a client gives feedback by the keyboard alone [FEEDBACK-01]', async ({ page, portal }) => {
  await portal.signIn(page, 'Client');
  portal.accept(sendFeedback);
  const keyboard = new Keyboard(page);
  await page.goto('/login?feedback=true&airportId=5');
  const dialog = page.getByRole('dialog', { name: 'Client Feedback Form' });
  await expect(dialog.getByLabel(/^Your feedback/)).toBeVisible();
  for (const question of [/^How friendly/, /^How knowledgeable/, /^How quick/]) {
    await keyboard.to('slider', question);
    await keyboard.press('ArrowRight', 'ArrowRight');
  }
  const yesOrNoQuestions = 4;
  for (let question = 0; question < yesOrNoQuestions; question += 1) {
    await keyboard.to('radio', /^Yes$/);
    await keyboard.press('Space');
  }
  await keyboard.to('radio', /./);
  await keyboard.press('ArrowDown');
  await keyboard.type(/^Your feedback/, 'Very quick');
  await keyboard.use('button', /^Submit feedback/);
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'Success:' })).toBeVisible();
});

test('Escape closes the list of a select, and only then the dialog around it', async ({ page, portal }) => {
  await portal.signIn(page, 'Administrator');
  await page.goto('/app/users');
  const keyboard = new Keyboard(page);
  await keyboard.use('button', /^Invite user/);
  const dialog = page.getByRole('dialog', { name: 'Invite user' });
  await keyboard.to('combobox', /^Role/);
  await keyboard.press('Space', 'ArrowDown', 'ArrowDown');
  await expect(dialog.getByRole('option')).toHaveCount(4);
  await keyboard.press('Escape');
  await expect(dialog.getByRole('option')).toHaveCount(0);
  await keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});
