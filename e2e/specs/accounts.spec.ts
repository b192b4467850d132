import {
  changeAccountStatus,
  createBookings,
  listServices,
  registerCorporate,
  registerGovernment,
  registerIndividual,
  registrationStatus,
  signIn,
  updateBookingStatus,
  verifyEmail,
} from 'shared-api/contract';
import { anOffice } from 'shared-api/testing/bodies';
import { waitFor } from 'tooling/portal';
import { freshAddress, oneFlight } from '../support/flights.ts';
import { fundedClient } from '../support/fundedClient.ts';
import { companyRegistration, newClient, newPassword, registration } from '../support/newClient.ts';
import type { Portal } from '../support/Portal.ts';
import { signedIn } from '../support/signedIn.ts';
import { expect, test } from '../support/test.ts';

test('a session is warned of at 18 minutes, one key keeps it, and at 20 minutes it ends [AUTH-18, AUTH-19]', async ({
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
  await page.clock.fastForward('20:05');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Your session has expired. Please login again').first()).toBeVisible();
});

test('an applicant sees the rejection, corrects the registration and is in review again', async ({
  page,
  portal,
  portalLog,
}) => {
  portalLog.provokes('sign_in_failed');
  const email = freshAddress('alfa');
  const { id } = await portal.call(registerIndividual, { body: registration(email) });
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(newPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('link', { name: 'See your registration' }).click();
  await expect(page.getByRole('main').getByText(/Waiting for you to open the link/)).toBeVisible();
  const token = await portal.tokenOf('Administrator');
  const Reason = 'The name differs from the document';
  await portal.call(changeAccountStatus, { token, body: { Id: id, Status: 'Inactive', Reason } });
  const { links } = await portal.mail(email, /was not approved/);
  await page.goto(links.find((link) => link.includes('/registration-status/')) ?? 'no link');
  await expect(page.getByText(Reason)).toBeVisible();
  await page.getByLabel(/^Last name/).fill('Mike');
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Your registration has been sent again')).toBeVisible();
  await expect(page.getByText(/currently in review/)).toBeVisible();
});

const follow = async (portal: Portal, id: number, email: string) => {
  const { links } = await portal.mail(email, /registration has been received/);
  const codeIn = (route: string) =>
    links
      .find((link) => link.includes(`/${route}/`))
      ?.split('/')
      .at(-1) ?? '';
  const code = codeIn('registration-status');
  const stages: string[] = [];
  const note = async () => {
    const { stage, emailVerified } = await portal.call(registrationStatus, { params: { code } });
    stages.push(`${stage}${emailVerified ? ', verified' : ''}`);
  };
  await note();
  await portal.call(verifyEmail, { params: { code: codeIn('verify-email') } });
  await note();
  const token = await portal.tokenOf('Administrator');
  await portal.call(changeAccountStatus, { token, body: { Id: id, Status: 'Active' } });
  await note();
  const user = await portal.call(signIn, { body: { Email: email, Password: newPassword } });
  return { stages, user };
};
const allStages = ['in-review', 'in-review, verified', 'approved, verified'];

test('a company, an office and a family come from registration to the first sign-in [API-12, API-13, API-14]', async ({
  portal,
}) => {
  const company = freshAddress('company');
  const body = companyRegistration(company);
  const registered = await follow(portal, (await portal.call(registerCorporate, { body })).id, company);
  expect(registered.stages).toEqual(allStages);
  expect(registered.user).toMatchObject({ organization_CategoryId: 'Corporate', role: 'Client' });

  const office = freshAddress('office');
  const { id } = await portal.call(registerGovernment, {
    body: anOffice(office, { Password: newPassword, Confirm_Password: newPassword }),
  });
  const official = await follow(portal, id, office);
  expect(official.stages).toEqual(allStages);
  expect(official.user).toMatchObject({
    organization_CategoryId: 'Government',
    governmentStaffType: 'State',
  });

  const family = freshAddress('family');
  const kin = await portal.call(registerIndividual, { body: { ...registration(family), IsFamily: true } });
  expect((await follow(portal, kin.id, family)).user).toMatchObject({ isFamily: true });
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
