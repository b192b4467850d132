import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright/test';
import { createBookings, listServices } from 'shared-api/contract';
import { addPassengers, continueToReview } from '../support/bookingForm.ts';
import { choose } from '../support/choose.ts';
import { field } from '../support/field.ts';
import { freshAddress, oneFlight } from '../support/flights.ts';
import { newPassword } from '../support/newClient.ts';
import { signInOn } from '../support/signIn.ts';
import { expect, test } from '../support/test.ts';
import { watchNetwork } from '../support/watchNetwork.ts';
import { type Chapter, manualPaper } from './manualPaper.ts';

const folder = path.resolve(import.meta.dirname, '../../shell/public/manuals');
const viewport = { width: 1100, height: 720 };
test.setTimeout(180_000);

const cameraFor = (page: Page) => {
  const quiet = watchNetwork(page);
  return async (title: string, shows: string, text: readonly string[]): Promise<Chapter> => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(300);
    await expect(page.getByText('Login successful')).toBeHidden();
    const jpeg = await page.screenshot({ type: 'jpeg', quality: 62 });
    return { title, text, picture: { jpeg, shows } };
  };
};

const open = async (browser: Browser, baseURL: string | undefined): Promise<Page> => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    viewport,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  return context.newPage();
};

/** Writes the manual as a PDF, which the site serves under /manuals. */
const print = async (browser: Browser, file: string, html: string): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  await page.pdf({
    path: path.join(folder, file),
    format: 'A4',
    tagged: true,
    outline: true,
    printBackground: true,
    margin: { top: '16mm', bottom: '18mm', left: '17mm', right: '17mm' },
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate:
      '<p style="width:100%;margin:0 17mm;font-size:8pt;text-align:right"><span class="pageNumber"></span> / <span class="totalPages"></span></p>',
  });
  await page.close();
};

test('the manual for new clients is printed with pictures of this portal', async ({ browser, portal }) => {
  const page = await open(browser, portal.url);
  const photograph = cameraFor(page);
  const email = freshAddress('alfa');
  const chapters: Chapter[] = [];
  await page.goto('/register');
  chapters.push(
    await photograph('Choose the kind of account', 'The page Create account', [
      'Open the portal, choose Register, and choose corporate organisation, government official, individual or family.',
      'Each says what its registration costs. Choose Continue.',
    ]),
  );
  await page.goto('/register-individual');
  await field(page, 'First name').fill('Alfa');
  await field(page, 'Last name').fill('Juliett');
  await page.getByRole('radio', { name: 'Female', exact: true }).check();
  await field(page, 'Registered address').fill('12 Marina Road, Lagos');
  await field(page, 'Email').fill(email);
  await field(page, 'Phone number').fill('0803 123 4567');
  await page.evaluate('scrollTo(0, 0)');
  chapters.push(
    await photograph('Fill in your details', 'The form of an individual', [
      'Every field with an asterisk is needed. What is wrong is shown beneath its field.',
      'The password has at least 6 characters, with a digit, a special character, an uppercase and a lowercase letter.',
      'Organisations add their documents in a second step: up to ten files, PDF or JPEG, 2 MB each.',
      'Read and accept the terms and conditions, and choose Complete registration.',
    ]),
  );
  await choose(field(page, 'Means of identification'), 'National identification card');
  await field(page, 'Identification number').fill('12345678901');
  await field(page, 'Password').fill(newPassword);
  await field(page, 'Confirm password').fill(newPassword);
  await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
  await page.getByRole('button', { name: 'Complete registration' }).click();
  await expect(page.getByRole('heading', { name: 'Thanks for registering!' })).toBeVisible();
  chapters.push(
    await photograph('Look into your mailbox', 'The page after a registration', [
      'Two links are in the e-mail that arrives now. If there is a registration fee, its invoice arrives too and shows how to pay it.',
      'The first verifies your e-mail address; it holds for 7 days.',
      'The second shows where your registration stands, whenever you want to know.',
    ]),
  );
  const { links } = await portal.mail(email, /registration has been received/);
  const link = (route: string): string => links.find((each) => each.includes(`/${route}/`)) ?? 'no link';
  await page.goto(link('verify-email'));
  await expect(page.getByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();
  await page.goto(link('registration-status'));
  await expect(page.getByRole('list', { name: 'Progress' })).toBeVisible();
  chapters.push(
    await photograph('See where your registration stands', 'The page of a registration', [
      'The page tells whether your registration is received, verified, in review, and approved.',
      'If it was not approved, the reason stands there: correct your details or documents and choose Send again.',
      'If the verification link did not arrive, ask for another there.',
    ]),
  );
  await page.goto('/login');
  chapters.push(
    await photograph('Sign in', 'The sign-in page', [
      'As soon as your account is approved you get an e-mail. Sign in with your e-mail address and your password.',
      'If you have forgotten the password, choose Forgot password: a link to set a new one is mailed to you.',
    ]),
  );
  const lead = 'From the first visit to the first sign-in, in five steps.';
  await print(browser, 'new-client.pdf', manualPaper('Manual for new clients', lead, chapters));
  await page.context().close();
});

test('the manual for existing clients is printed with pictures of this portal', async ({
  browser,
  portal,
}) => {
  const page = await open(browser, portal.url);
  const photograph = cameraFor(page);
  const chapters: Chapter[] = [];
  await signInOn(page, portal.account('Client', 'Individual'));
  chapters.push(
    await photograph('Your dashboard', 'The dashboard of a client', [
      'After signing in you see your wallet, your bookings and what happened last.',
      'The portal signs you out after 20 minutes without use; two minutes before, it asks whether you stay.',
    ]),
  );
  await page.getByRole('button', { name: 'Fund', exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Amount/).fill('50000000');
  await expect(dialog).toHaveCSS('opacity', '1');
  chapters.push(
    await photograph('Fund your wallet', 'The dialog Fund wallet', [
      'Choose Fund, enter the amount and choose Fund wallet. The last two digits of the amount are kobo: 50,000,000 is typed for ₦500,000.00.',
      'An invoice with a payment reference (RRR) is shown and mailed to you.',
      'Pay it at the payment gateway with Pay now, or at a bank. The wallet is funded as soon as the payment is confirmed.',
    ]),
  );
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.goto('/app/services');
  chapters.push(
    await photograph('Choose a service', 'All services with their prices', [
      'Choose All Services, look at the prices per passenger, and choose Book Service.',
    ]),
  );
  await page
    .getByRole('link', { name: /Book Service/ })
    .first()
    .click();
  await addPassengers(page, ['Alfa', 'Charlie']);
  await page.evaluate('scrollTo(0, 0)');
  chapters.push(
    await photograph('Enter the flight and the passengers', 'The booking form', [
      'Enter the flight once and add the passengers one at a time.',
      'Times are those at the airport (WAT).',
      'Tick the box to accept the terms and conditions, and choose Continue.',
    ]),
  );
  await continueToReview(page);
  await page.evaluate('scrollTo(0, 0)');
  chapters.push(
    await photograph('Review and confirm', 'The review of a booking', [
      'Check the flight, the passengers and the total, and choose Confirm. The price is taken from your wallet.',
      'If the wallet is short, one button funds what is missing and brings you back here.',
    ]),
  );
  await page.goto('/app/client-services');
  chapters.push(
    await photograph('Your bookings', 'The list of bookings', [
      'Each booking shows its status. Open one for the passengers, the receipt and its history.',
      'A booking can be cancelled until 6 hours before the flight; the price goes back to your wallet.',
    ]),
  );
  const token = await portal.tokenOf('Client', 'Individual');
  const [service] = await portal.call(listServices, { token });
  const [booking] = await portal.call(createBookings, { token, body: [oneFlight(service?.id ?? 0)] });
  await page.goto(`/app/booking/${booking?.id}/change`);
  await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
  chapters.push(
    await photograph('Change a booking', 'The form that changes a booking', [
      'Open the booking and choose Change: another flight, corrected names, fewer passengers, another additional service.',
      'Choose Continue to see what changes and what is charged or given back, then Confirm. Nothing changes before.',
      'The papers of what was charged or given back stand in the booking. More passengers are booked by Add passengers there.',
    ]),
  );
  await page.goto('/app/transaction-services');
  chapters.push(
    await photograph('Your transactions', 'The list of transactions', [
      'Bookings, fundings and the registration fee stand here, each with its invoice or receipt as PDF.',
      'Export saves the list as a CSV file.',
    ]),
  );
  await page.goto('/app/profile');
  chapters.push(
    await photograph('Your profile', 'The profile of a client', [
      'Choose Edit to change your telephone number and your identification. Names were reviewed and stay.',
      'When you are done, choose Logout.',
    ]),
  );
  const lead = 'Funding, booking, changing, cancelling and keeping track, page by page.';
  await print(browser, 'existing-client.pdf', manualPaper('Manual for existing clients', lead, chapters));
  await page.context().close();
});
