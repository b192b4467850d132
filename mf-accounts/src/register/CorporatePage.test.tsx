import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { registerCorporate } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { businessNatures } from 'shared-api/rules';
import { fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { choose, fill, offered, renderPortal } from 'shared-ui/testing';
import { field, fillCredentials } from '../testing/fillRegistration.ts';
import { CorporatePage } from './CorporatePage.tsx';

const path = '/register-corporate-organization';
const open = () => renderPortal(<CorporatePage />, { route: path, path });
const next = () => screen.getByRole('button', { name: 'Next Step' });
const complete = () => screen.getByRole('button', { name: 'Complete registration' });
const accepts = () => replies(registerCorporate, { id: 7, status: 'New' });
const pdf = (name: string, content = '%PDF-1.4') => new File([content], name, { type: 'application/pdf' });

async function fillDetails(user: UserEvent) {
  await fill(user, field(/^Business name/), 'Sample Company');
  await choose(user, field(/^Nature of business/), 'Aviation');
  await fill(user, field(/^Year of creation/), '2010');
  await fill(user, field(/^Registration number/), 'RC 12345');
  await fillCredentials(user);
}

async function goToDocuments(user: UserEvent) {
  await fillDetails(user);
  await user.click(next());
  await screen.findByRole('heading', { name: 'Documents' });
}

beforeEach(() => {
  session.signOut();
  fakeApi([]);
});

test('step one has the fields of a company [REG-28] [REG-29]', () => {
  open();
  const names = [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ name }) => name);
  for (const name of [
    'Business_Name',
    'Business_Nature',
    'Registered_Address',
    'Email',
    'PhoneNumber',
    'Creation_Year',
    'Registration_Number',
    'Password',
    'Confirm_Password',
    'Accept',
  ])
    expect(names).toContain(name);
  const serviceTypes = within(screen.getByRole('group', { name: /^Service type/ })).getAllByRole('radio');
  expect(serviceTypes.map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Domestic',
    'International',
  ]);
});

test('21 natures of business are offered [REG-32]', async () => {
  const { user } = open();
  const options = await offered(user, field(/^Nature of business/));
  expect(options).toEqual([...businessNatures]);
  expect(options).toHaveLength(21);
});

test('a detail that is corrected on the way back from the documents is offered back after a reload', async () => {
  const { user, unmount } = open();
  await goToDocuments(user);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.clear(field(/^Registration number/));
  await fill(user, field(/^Registration number/), 'RC 67890');
  unmount();
  open();
  expect(field(/^Registration number/)).toHaveValue('RC 67890');
});

test('Next Step is disabled until the form is valid and changed [REG-30]', async () => {
  const { user } = open();
  expect(next()).toHaveAttribute('aria-disabled', 'true');
  await fillDetails(user);
  expect(next()).not.toHaveAttribute('aria-disabled');
  await user.clear(field(/^Year of creation/));
  expect(next()).toHaveAttribute('aria-disabled', 'true');
});

test('the years 0999, 3020, 199 and 20201 are refused [REG-34]', async () => {
  const { user } = open();
  for (const year of ['0999', '3020', '199', '20201']) {
    await user.clear(field(/^Year of creation/));
    await user.type(field(/^Year of creation/), year);
    await user.tab();
    expect(field(/^Year of creation/)).toHaveAccessibleDescription('Invalid year format');
  }
});

test('Enter in step one sends nothing [REG-41]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await fillDetails(user);
  await user.type(field(/^Business name/), '{Enter}');
  expect(await screen.findByRole('heading', { name: 'Documents' })).toHaveFocus();
  expect(api.requests).toHaveLength(0);
});

test('step two asks for files in the specified words and completes with at least one only [REG-31] [REG-35] [REG-36]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await goToDocuments(user);
  expect(
    screen.getByText(/File upload is mandatory. Either PDF or JPEG with the maximum size of 2MB/),
  ).toBeVisible();
  await user.click(complete());
  expect(field(/^Upload documents/)).toHaveAccessibleDescription(
    expect.stringContaining('Please select at least one file'),
  );
  expect(api.requests).toHaveLength(0);
});

test('fields and documents travel in one multipart request [REG-16]', async () => {
  const api = fakeApi([accepts()]);
  const { user, location } = open();
  await goToDocuments(user);
  await user.upload(field(/^Upload documents/), [pdf('one.pdf'), pdf('two.pdf')]);
  await screen.findByText('two.pdf');
  await user.click(complete());
  await waitFor(() => expect(location()).toBe('/registration-success'));
  const form = api.of(registerCorporate)[0]?.body as FormData;
  expect(form.get('Business_Name')).toBe('Sample Company');
  expect(form.get('ClientTypeId')).toBe('1');
  expect(form.getAll('Files').map((file) => (file as File).name)).toEqual(['one.pdf', 'two.pdf']);
});

test('of eleven documents ten are kept, and the eleventh is named [REG-37]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await goToDocuments(user);
  const names = Array.from({ length: 11 }, (_, index) => `${index + 1}.pdf`);
  await user.upload(
    field(/^Upload documents/),
    names.map((name) => pdf(name)),
  );
  expect(await screen.findByText(/^11\.pdf: At most 10 files are accepted/)).toBeVisible();
  const list = screen.getByRole('list', { name: /chosen files/ });
  expect(within(list).getAllByRole('listitem')).toHaveLength(10);
  await user.click(complete());
  await waitFor(() => expect(api.of(registerCorporate)).toHaveLength(1));
  const form = api.of(registerCorporate)[0]?.body as FormData;
  expect(form.getAll('Files').map((file) => (file as File).name)).toEqual(names.slice(0, 10));
});

test('while the documents are on their way, each shows how far it is', async () => {
  fakeApi([hangs(registerCorporate)]);
  const { user } = open();
  await goToDocuments(user);
  await user.upload(field(/^Upload documents/), [pdf('one.pdf'), pdf('two.pdf')]);
  await screen.findByText('two.pdf');
  await user.click(complete());
  expect(await screen.findByRole('progressbar', { name: 'Upload of one.pdf' })).toHaveAttribute(
    'value',
    '100',
  );
  expect(screen.getByRole('progressbar', { name: 'Upload of two.pdf' })).toHaveAttribute('value', '100');
});

test('a file of a wrong type is refused, and one of the same name replaces the earlier [REG-39] [REG-40]', async () => {
  const { user } = open();
  await goToDocuments(user);
  const picture = new File(['x'], 'picture.png', { type: 'image/png' });
  const input = field(/^Upload documents/);
  input.removeAttribute('accept');
  await user.upload(input, [picture, pdf('one.pdf'), pdf('one.pdf', '%PDF-1.7 later')]);
  expect(await screen.findByText(/Only PDF and JPEG files are accepted/)).toBeVisible();
  expect(within(screen.getByRole('list', { name: /chosen files/ })).getAllByRole('listitem')).toHaveLength(1);
});

test('a refused detail leads back to step one, and the files stay', async () => {
  fakeApi([refuses(registerCorporate, 400, { errors: { Email: ['This email is already registered'] } })]);
  const { user } = open();
  await goToDocuments(user);
  await user.upload(field(/^Upload documents/), pdf('one.pdf'));
  await screen.findByText('one.pdf');
  await user.click(complete());
  expect(await screen.findByRole('button', { name: 'Next Step' })).toBeVisible();
  expect(field(/^Email/)).toHaveAccessibleDescription(
    expect.stringContaining('This email is already registered'),
  );
  await user.type(field(/^Email/), 'x');
  await user.click(next());
  expect(await screen.findByText('one.pdf')).toBeVisible();
});
