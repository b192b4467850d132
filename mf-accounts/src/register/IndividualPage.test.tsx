import { screen, waitFor, within } from '@testing-library/react';
import { registerIndividual } from 'shared-api/contract';
import { recordServerDate, session } from 'shared-api/http';
import { meansOfId } from 'shared-api/rules';
import { fails, fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, offered, renderPortal } from 'shared-ui/testing';
import { field, fillCredentials, fillPerson } from '../testing/fillRegistration.ts';
import { IndividualPage } from './IndividualPage.tsx';
import { RegistrationSuccessPage } from './RegistrationSuccessPage.tsx';

const path = '/register-individual';
const open = () =>
  renderPortal(<IndividualPage />, {
    route: path,
    path,
    routes: [{ path: '/registration-success', element: <RegistrationSuccessPage /> }],
  });
const complete = () => screen.getByRole('button', { name: 'Complete registration' });
const accepts = () => replies(registerIndividual, { id: 7, status: 'New' });

beforeEach(() => {
  session.signOut();
  fakeApi([]);
});

test('the indicator has two steps, the last one for completion [REG-52] [REG-71]', () => {
  open();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps).toHaveLength(2);
  expect(steps[0]).toHaveAttribute('aria-current', 'step');
});

test('the form has the fields of an individual [REG-53] [REG-07]', () => {
  open();
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
  for (const name of [
    'FirstName',
    'MiddleName',
    'LastName',
    'Registered_Address',
    'Email',
    'PhoneNumber',
    'MeansOfId',
    'Identification',
    'Name_Of_School',
    'Password',
    'Confirm_Password',
    'Accept',
  ])
    expect(names).toContain(name);
  expect(screen.getByRole('group', { name: /^Student/ })).toBeVisible();
  expect(screen.getByRole('group', { name: /^Gender/ })).toBeVisible();
});

test('means of identification and genders come from their lists [REG-54] [REG-55]', async () => {
  const { user } = open();
  expect(await offered(user, field(/^Means of identification/))).toEqual([...meansOfId]);
  const genders = within(screen.getByRole('group', { name: /^Gender/ })).getAllByRole('radio');
  expect(genders.map((one) => one.closest('label')?.textContent)).toEqual(['Male', 'Female']);
});

test('a registration is sent as multipart with 11 phone digits and opens the success page [REG-16] [REG-17] [REG-56] [REG-59]', async () => {
  const api = fakeApi([accepts()]);
  const { user, location } = open();
  await fillPerson(user);
  await fillCredentials(user);
  await user.click(complete());
  expect(await screen.findByRole('heading', { name: 'Thanks for registering!' })).toBeVisible();
  expect(location()).toBe('/registration-success');
  const [request] = api.of(registerIndividual);
  expect(request?.body).toBeInstanceOf(FormData);
  const parts = Object.fromEntries(request?.body as FormData);
  expect(parts).toMatchObject({
    FirstName: 'Alfa',
    PhoneNumber: '08031234567',
    MeansOfId: 'National passport',
    Student: 'false',
    ClientTypeId: '1',
  });
  expect(parts).not.toHaveProperty('Name_Of_School');
});

test('a school can be named by students alone, and must be [REG-57] [REG-58]', async () => {
  const { user } = open();
  expect(field(/^Name of School/)).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Yes' }));
  expect(field(/^Name of School/)).toBeEnabled();
  await user.click(field(/^Name of School/));
  await user.tab();
  expect(field(/^Name of School/)).toHaveAccessibleDescription(
    'For students Name of School is required when Student is Yes',
  );
});

test('the button is disabled while invalid, says what is missing, and Enter still counts as an attempt [REG-61] [AUTH-15]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  expect(complete()).toHaveAttribute('aria-disabled', 'true');
  expect(complete()).toHaveAccessibleDescription(
    expect.stringMatching(
      /^To continue, check: First name, Last name, .* and \d+ more, and accept the terms/,
    ),
  );
  await user.type(field(/^First name/), 'Alfa{Enter}');
  expect(await screen.findByText('Please check the form fields for errors')).toBeVisible();
  expect(field(/^Last name/)).toHaveAccessibleDescription('Must be at least 3 character(s) long');
  expect(api.requests).toHaveLength(0);
});

test('the form stays invalid until the terms are accepted, without a text of their own [REG-13] [REG-14]', async () => {
  const { user } = open();
  await fillPerson(user);
  await fillCredentials(user);
  expect(complete()).not.toHaveAttribute('aria-disabled');
  await user.click(screen.getByRole('checkbox'));
  expect(complete()).toHaveAttribute('aria-disabled', 'true');
  expect(screen.queryByText(/must accept/i)).not.toBeInTheDocument();
});

test('a password that breaks one rule keeps a filled form from being sent [REG-19] [REG-20] [REG-21] [REG-22] [REG-23]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await fillPerson(user);
  await fillCredentials(user);
  for (const [password, rule] of [
    ['Ab1!x', 'Password must be at least 6 character(s) long'],
    ['Abcdef!', 'Password must contain a digit'],
    ['Abcdef1', 'Password must contain a special character'],
    ['abcde1!', 'Password must contain an uppercase letter'],
    ['ABCDE1!', 'Password must contain a lowercase letter'],
  ] as const) {
    for (const label of [/^Password/, /^Confirm password/]) {
      await user.clear(field(label));
      await fill(user, field(label), password);
    }
    await user.keyboard('{Enter}');
    expect(field(/^Password/)).toHaveAccessibleDescription(expect.stringContaining(rule));
    // The rule stands at the field and in the summary.
    expect(screen.getAllByText(/^Password must/).map(({ textContent }) => textContent)).toEqual([rule, rule]);
    expect(complete()).toHaveAttribute('aria-disabled', 'true');
  }
  expect(api.requests).toHaveLength(0);
});

test('every unmet rule of a password is shown at once', async () => {
  const { user } = open();
  await user.type(field(/^Password/), 'é');
  await user.tab();
  for (const rule of [
    'Password must be at least 6 character(s) long',
    'Password must contain a digit',
    'Password must contain an uppercase letter',
    'Password must contain a lowercase letter',
  ])
    expect(field(/^Password/)).toHaveAccessibleDescription(expect.stringContaining(rule));
});

test('the confirmation must be the password [REG-24]', async () => {
  const { user } = open();
  await fill(user, field(/^Password/), 'Secret1!');
  await fill(user, field(/^Confirm password/), 'Secret2!');
  await user.tab();
  expect(field(/^Confirm password/)).toHaveAccessibleDescription(
    expect.stringContaining('Must match password'),
  );
});

test('e-mail, telephone and short texts are refused where they stand [REG-18] [REG-27]', async () => {
  const { user } = open();
  await user.type(field(/^Email/), 'a@b');
  await fill(user, field(/^Phone number/), '08212345678');
  await user.type(field(/^First name/), 'Al');
  await user.tab();
  expect(field(/^Email/)).toHaveAccessibleDescription(expect.stringContaining('Invalid email format'));
  expect(field(/^Phone number/)).toHaveAccessibleDescription(
    expect.stringContaining('Invalid phone number format'),
  );
  expect(field(/^First name/)).toHaveAccessibleDescription('Must be at least 3 character(s) long');
});

test('what the server refuses stands at its field, and nothing typed is lost', async () => {
  fakeApi([refuses(registerIndividual, 400, { errors: { Email: ['This email is already registered'] } })]);
  const { user } = open();
  await fillPerson(user);
  await fillCredentials(user);
  await user.click(complete());
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(field(/^Email/)).toHaveAccessibleDescription(
    expect.stringContaining('This email is already registered'),
  );
  expect(field(/^Password/)).toHaveValue('Secret1!');
});

test('the overlay reads Loading until the answer, and a refusal without a word is shown in general terms [NOTIFY-08] [ERR-10]', async () => {
  let answer = (_reply: Response) => {};
  const reply = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  fakeApi([{ endpoint: registerIndividual, answer: () => reply }]);
  const { user } = open();
  await fillPerson(user);
  await fillCredentials(user);
  await user.click(complete());
  expect(within(await screen.findByRole('status')).getByText('Loading')).toBeVisible();
  answer(new Response(null, { status: 500 }));
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
});

test('a lost network leaves the form as it was and usable [ERR-02]', async () => {
  fakeApi([fails(registerIndividual)]);
  const { user } = open();
  await fillPerson(user);
  await fillCredentials(user);
  await user.click(complete());
  expect(await screen.findByText('Something went wrong')).toBeVisible();
  expect(complete()).not.toHaveAttribute('aria-disabled');
  expect(field(/^First name/)).toHaveValue('Alfa');
});

test('the notice of a restored form goes once the password is there again', async () => {
  const first = open();
  await fill(first.user, field(/^First name/), 'Alfa');
  first.unmount();
  const { user } = open();
  expect(screen.getByText(/^Restored from/)).toBeVisible();
  await user.type(field(/^Password/), 'S');
  expect(screen.queryByText(/^Restored from/)).not.toBeInTheDocument();
  expect(field(/^First name/)).toHaveValue('Alfa');
});

test('the notice of a restored form tells the time of the server', async () => {
  recordServerDate('Fri, 27 Nov 2026 11:00:00 GMT');
  const first = open();
  await fill(first.user, field(/^First name/), 'Alfa');
  first.unmount();
  open();
  expect(screen.getByText(/^Restored from 12:00 WAT/)).toBeVisible();
  recordServerDate('Fri, 27 Nov 2026 09:00:00 GMT');
});

test('what was entered is offered back after a reload, without password and identification number', async () => {
  const first = open();
  await fillPerson(first.user);
  await fill(first.user, field(/^Password/), 'Secret1!');
  first.unmount();
  const { user } = open();
  expect(screen.getByText(/^Restored from/)).toBeVisible();
  expect(field(/^First name/)).toHaveValue('Alfa');
  expect(field(/^Password/)).toHaveValue('');
  expect(field(/^Identification number/)).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Secret1|A01234567/);
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(field(/^First name/)).toHaveValue('');
});

test('the terms open in a dialog with all their elements, and closing it keeps the form [REG-08] [REG-09] [REG-10] [REG-11]', async () => {
  const { user } = open();
  await user.type(field(/^First name/), 'Alfa');
  await user.click(screen.getByRole('button', { name: 'Registration Terms and Conditions' }));
  const terms = await screen.findByRole('dialog', { name: 'Registration Terms and Conditions' });
  expect(terms).toHaveTextContent(/affirm.*services of the authority's protocol unit/);
  expect(terms).toHaveTextContent(
    /indemnify the authority and its officials.*criminal liability.*my conduct.*facilitated/,
  );
  expect(terms).toHaveTextContent(/responsible for the integrity of my travel/);
  await user.keyboard('{Escape}');
  expect(field(/^First name/)).toHaveValue('Alfa');
});

test('a middle name is asked for, checked only if given, and sent [REG-26]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await fillPerson(user);
  await fillCredentials(user);
  await fill(user, field(/^Middle name/), 'ab');
  expect(complete()).toHaveAttribute('aria-disabled', 'true');
  expect(field(/^Middle name/)).not.toBeRequired();
  await user.clear(field(/^Middle name/));
  expect(complete()).not.toHaveAttribute('aria-disabled');
  await fill(user, field(/^Middle name/), 'Zainab');
  await user.click(complete());
  expect(await screen.findByRole('heading', { name: 'Thanks for registering!' })).toBeVisible();
  const parts = Object.fromEntries(api.of(registerIndividual)[0]?.body as FormData);
  expect(parts).toMatchObject({ MiddleName: 'Zainab' });
});
