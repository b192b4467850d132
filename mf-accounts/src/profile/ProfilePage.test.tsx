import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { session } from 'shared-api';
import {
  type Endpoint,
  type User,
  updateCorporate,
  updateGovernment,
  updateIndividual,
  updateUser,
  userById,
} from 'shared-api/contract';
import { aClient, aStaffMember, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { ProfilePage } from './ProfilePage.tsx';

const individual = aClient({ meansOfId: 'National passport', identification: 'A01234567' });
const corporate = aClient({
  organization_CategoryId: 'Corporate',
  firstName: null,
  lastName: null,
  business_Name: 'Sample Company',
  business_Nature: 'Aviation',
  registration_Number: 'RC 12345',
  creation_Year: '2010',
});
const government = aClient({
  organization_CategoryId: 'Government',
  business_Name: 'Office of Samples',
  governmentStaffType: 'Federal',
});

function open(user: User, ...handlers: Parameters<typeof fakeApi>[0]) {
  session.signOut();
  session.signIn('a-token', user);
  const api = fakeApi([replies(userById, user), ...handlers]);
  return { api, ...renderPortal(<ProfilePage />, { route: '/app/profile', path: '/app/profile' }) };
}

async function edit(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  return screen.findByRole('dialog', { name: 'Edit Profile' });
}

const settled = ({ queryClient }: Pick<ReturnType<typeof open>, 'queryClient'>) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));
const row = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const fieldsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, readOnly }) =>
    readOnly ? `${name} (read-only)` : name,
  );
const save = () => screen.getByRole('button', { name: 'Save changes' });
const bodiesOf = (api: ReturnType<typeof fakeApi>, endpoint: Endpoint) =>
  api.of(endpoint).map(({ body }) => body);

test('the rows of a person [PROFILE-01] [PROFILE-02] [PROFILE-03] [PROFILE-04] [PROFILE-05] [PROFILE-06] [PROFILE-07] [PROFILE-08] [PROFILE-09]', async () => {
  await settled(open(aClient({ clientTypeId: null, isFamily: true })));
  expect(screen.getByRole('heading', { name: 'My Profile' })).toBeVisible();
  expect(row('Full Name')).toHaveTextContent('Sample Client');
  expect(row('Nature of Business')).toBeVisible();
  expect(row('Service Type')).toHaveTextContent('Domestic');
  expect(row('Client Type')).toHaveTextContent('Family');
  expect(row('Address')).toHaveTextContent('1 Sample Street, Lagos');
  expect(row('Email Address')).toHaveTextContent('client@example.test');
  expect(row('Phone Number')).toHaveTextContent('0803 123 4567');
  expect(row('Date Registered')).toHaveTextContent('3rd March, 2026');
});

test('an organisation shows its business name and its category [PROFILE-02] [PROFILE-05]', async () => {
  await settled(open(corporate));
  expect(row('Business Name')).toHaveTextContent('Sample Company');
  expect(row('Nature of Business')).toHaveTextContent('Aviation');
  expect(row('Client Type')).toHaveTextContent('Corporate');
});

test('a corporate organisation edits its business [PROFILE-10] [PROFILE-11]', async () => {
  const { user } = open(corporate);
  expect(fieldsOf(await edit(user))).toEqual([
    'Business_Name (read-only)',
    'Business_Nature',
    'Registration_Number',
    'Creation_Year',
    'PhoneNumber',
    'Email (read-only)',
    'Registered_Address',
  ]);
});

test('State and service type are for State staff alone [PROFILE-10] [PROFILE-12] [PROFILE-13]', async () => {
  const { user } = open(government);
  const dialog = await edit(user);
  const federal = [
    'business_Name (read-only)',
    'registered_Address',
    'email (read-only)',
    'phoneNumber',
    'governmentStaffType',
  ];
  expect(fieldsOf(dialog)).toEqual(federal);
  await user.selectOptions(within(dialog).getByLabelText(/^Government staff type/), 'State');
  expect(fieldsOf(dialog)).toEqual([...federal, 'state', 'clientTypeId']);
});

test('an individual edits telephone and identification, not the names [PROFILE-10] [PROFILE-14]', async () => {
  const { user } = open(individual);
  expect(fieldsOf(await edit(user))).toEqual([
    'firstName (read-only)',
    'lastName (read-only)',
    'phoneNumber',
    'meansOfId',
    'identification',
  ]);
});

test('an unchanged profile sends nothing, says so and closes, even where data is missing [PROFILE-15]', async () => {
  const { user, api } = open(aClient());
  await edit(user);
  await user.click(save());
  expect(await screen.findByText('No changes were made')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('a change is sent with the call of the category, and the new data is read and shown [PROFILE-16] [PROFILE-17] [PROFILE-18]', async () => {
  const { user, api } = open(individual, replies(updateIndividual, individual));
  await edit(user);
  await user.clear(screen.getByLabelText(/^Identification number/));
  await user.type(screen.getByLabelText(/^Identification number/), 'B76543210');
  const readBefore = api.of(userById).length;
  await user.click(save());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodiesOf(api, updateIndividual)).toEqual([
    {
      id: 1,
      firstName: 'Sample',
      lastName: 'Client',
      phoneNumber: '08031234567',
      meansOfId: 'National passport',
      identification: 'B76543210',
    },
  ]);
  expect(api.of(userById).length).toBeGreaterThan(readBefore);
});

test('a corporate organisation sends users/corporate [PROFILE-16]', async () => {
  const { user, api } = open(corporate, replies(updateCorporate, corporate));
  await edit(user);
  await user.selectOptions(screen.getByLabelText(/^Nature of business/), 'Others');
  await user.click(save());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  expect(bodiesOf(api, updateCorporate)).toEqual([
    expect.objectContaining({ id: 1, Business_Nature: 'Others', PhoneNumber: '08031234567' }),
  ]);
});

test('State staff send their state, and must name it; Federal staff send none [PROFILE-16]', async () => {
  const { user, api } = open(government, replies(updateGovernment, government));
  await edit(user);
  await user.selectOptions(screen.getByLabelText(/^Government staff type/), 'State');
  await user.click(save());
  expect(screen.getByLabelText(/^State/)).toHaveAccessibleDescription('Invalid selection');
  await user.selectOptions(screen.getByLabelText(/^State/), 'Lagos');
  await user.click(save());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  expect(bodiesOf(api, updateGovernment)).toEqual([
    expect.objectContaining({ governmentStaffType: 'State', state: 'Lagos', clientTypeId: 1 }),
  ]);
});

test('staff edit their names with users/user, without spaces at the edges [PROFILE-19] [ERR-06]', async () => {
  const { user, api } = open(aStaffMember('Protocol Officer'), refuses(updateUser, 400));
  await edit(user);
  await user.type(screen.getByLabelText(/^First name/), ' ');
  await user.click(save());
  expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(
    'Cannot begin or end with a space',
  );
  await user.type(screen.getByLabelText(/^First name/), 'x');
  await user.click(save());
  expect(await screen.findByText('Updating user account failed')).toBeVisible();
  expect(bodiesOf(api, updateUser)).toEqual([
    { id: 2, firstname: 'Sample x', lastName: 'Officer', phoneNumber: '08031234567' },
  ]);
});

test('the rules of registration hold for editing too [PROFILE-21]', async () => {
  const { user } = open(corporate);
  await edit(user);
  const refused: [RegExp, string, string][] = [
    [/^Registration number/, 'RC', 'Must be at least 3 character(s) long'],
    [/^Year of creation/, '3020', 'Invalid year format'],
    [/^Phone number/, '08212345678', 'Invalid phone number format'],
  ];
  for (const [label, text, message] of refused) {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
    await user.tab();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
  }
});

test('a failure is told, and the modal keeps what was typed [ERR-09]', async () => {
  const { user } = open(individual, refuses(updateIndividual, 500));
  await edit(user);
  await user.clear(screen.getByLabelText(/^Identification number/));
  await user.type(screen.getByLabelText(/^Identification number/), 'B76543210');
  await user.click(save());
  expect(await screen.findByText('Updating profile failed. Kindly Refresh')).toBeVisible();
  expect(screen.getByLabelText(/^Identification number/)).toHaveValue('B76543210');
});

test('the overlay names what is awaited [NOTIFY-11] [NOTIFY-15]', async () => {
  const { user } = open(individual, hangs(updateIndividual));
  await edit(user);
  await user.type(screen.getByLabelText(/^Identification number/), '9');
  await user.click(save());
  expect(await screen.findByText('Updating profile')).toBeVisible();
  session.signIn('a-token', individual);
  fakeApi([hangs(userById)]);
  renderPortal(<ProfilePage />);
  expect(await screen.findByText('Fetching user information')).toBeVisible();
});

test('a failing fetch is told and leaves what is known [ERR-27]', async () => {
  session.signIn('a-token', individual);
  fakeApi([refuses(userById, 500)]);
  renderPortal(<ProfilePage />);
  expect(await screen.findByText('Fetching user details failed. Kindly Refresh')).toBeVisible();
  expect(row('Full Name')).toHaveTextContent('Sample Client');
});
