import {
  changeAccountStatus,
  createBookings,
  listServices,
  registerIndividual,
  updateBookingStatus,
} from 'shared-api/contract';
import { waitFor } from 'tooling/portal';
import { attempt } from '../support/barriers.ts';
import { freshAddress, oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { newClient, newPassword, registration } from '../support/newClient.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('a session is warned of at 18 minutes, one key keeps it, also over a dialog, and at 20 minutes it ends [AUTH-18, AUTH-19]', async ({
  page,
  portal,
}) => {
  await page.clock.install();
  await signedIn(page, portal, await newClient(portal));
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  await page.clock.fastForward('18:05');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Last name/)
    .focus();
  await page.clock.fastForward('18:05');
  await expect(page.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.fastForward('00:02');
  await expect(page.getByRole('dialog').getByLabel(/^Last name/)).toBeFocused();
  await page.clock.fastForward('20:05');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has expired. Please login again').first()).toBeVisible();
});

test('an applicant sees the rejection, corrects the registration and is in review again', {
  tag: '@axe',
}, async ({ page, portal, portalLog, barriers }) => {
  portalLog.provokes('sign_in_failed');
  const email = freshAddress('alfa');
  const { id } = await portal.call(registerIndividual, { body: registration(email) });
  const linkIn = async (mail: RegExp, route: string) => {
    const { links } = await portal.mail(email, mail);
    return new URL(links.find((link) => link.includes(route)) ?? 'no link').pathname;
  };
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(newPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('link', { name: 'See your registration' })).toBeVisible();
  await barriers.look('/login, in review');
  await page.getByRole('link', { name: 'See your registration' }).click();
  await expect(page.getByRole('main').getByText(/Waiting for you to open the link/)).toBeVisible();
  await barriers.lookLoaded('registration in review');
  await barriers.walk(await linkIn(/registration has been received/, '/verify-email/'), 'email verified');

  const token = await portal.tokenOf('Administrator');
  const Reason = 'The name differs from the document';
  await portal.call(changeAccountStatus, { token, body: { Id: id, Status: 'Inactive', Reason } });
  await barriers.walk(await linkIn(/was not approved/, '/registration-status/'), 'registration rejected');
  await expect(page.getByText(Reason)).toBeVisible();
  await page.getByLabel(/^Last name/).fill('');
  await attempt(page);
  await expect(page.getByRole('region', { name: 'Form errors' })).toBeVisible();
  await barriers.look('correction, refused');
  await page.getByLabel(/^Last name/).fill('Mike');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Your registration has been sent again')).toBeVisible();
  await expect(page.getByText(/currently in review/)).toBeVisible();
});

test('a rendered service is asked about by mail, and the survey of its code is taken once [SURVEY-07, FEEDBACK-20, SHELL-24]', async ({
  page,
  portal,
}) => {
  const { token, email } = await fundedClient(portal);
  const services = await portal.call(listServices, { token });
  const [booking] = await portal.call(createBookings, { token, body: [oneFlight(services[0]?.id ?? 0)] });
  const body = { Id: booking?.id ?? 0, BookingStatus: 'Service_Rendered' };
  await portal.call(updateBookingStatus, { token: await portal.tokenOf('Administrator'), body });
  const isSurvey = (link: string) => link.includes('/customer-survey/');
  const { links } = await waitFor(
    async () => (await portal.mailbox(email)).find((mail) => mail.links.some(isSurvey)),
    { what: 'The invitation', timeoutMs: 20_000 },
  );
  const survey = links.find(isSurvey) ?? 'no link';
  await page.goto(survey);
  const rank = page.getByRole('slider').first();
  await expect(rank).toHaveAttribute('aria-valuetext', 'Not rated');
  await rank.press('ArrowRight');
  await expect(rank).toHaveAttribute('aria-valuetext', '2');
  await page.getByRole('radio', { name: 'YES' }).check();
  await page.getByLabel(/^How can we improve/).fill('Longer opening hours');
  await page.getByRole('button', { name: 'Submit survey' }).click();
  await expect(page.getByText('Survey submitted successfully')).toBeVisible();
  await expect(page).toHaveURL(`${portal.url}/`);
  await page.goto(survey);
  await expect(page.getByText('Each link takes one answer and works for 30 days.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit survey' })).toBeHidden();
});
