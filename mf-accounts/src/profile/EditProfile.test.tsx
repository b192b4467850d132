import { screen, waitFor, within } from '@testing-library/react';
import {
  type Endpoint,
  updateCorporate,
  updateGovernment,
  updateIndividual,
  updateUser,
  userById,
} from 'shared-api/contract';
import { session } from 'shared-api/http';
import { governmentStaffTypes } from 'shared-api/rules';
import { aClient, aStaffMember, type fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { choose, fill, offered } from 'shared-ui/testing';
import {
  corporate,
  editProfile,
  government,
  individual,
  openProfile,
  saveChanges,
} from '../testing/profile.tsx';

const fieldsOf = (dialog: HTMLElement) =>
  [...dialog.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, readOnly }) =>
    readOnly ? `${name} (read-only)` : name,
  );
const bodiesOf = (api: ReturnType<typeof fakeApi>, endpoint: Endpoint) =>
  api.of(endpoint).map(({ body }) => body);

test('a corporate organisation edits its business [PROFILE-10] [PROFILE-11]', async () => {
  const { user } = openProfile(corporate);
  expect(fieldsOf(await editProfile(user))).toEqual([
    'Business_Name (read-only)',
    'Business_Nature',
    'Registration_Number',
    'Creation_Year',
    'PhoneNumber',
    'Email (read-only)',
    'Registered_Address',
  ]);
});

const officeFields = [
  'Name_Of_Government_Officials_Office (read-only)',
  'registered_Address',
  'email (read-only)',
  'phoneNumber',
  'governmentStaffType',
];

test('a government office edits address, telephone and staff type, and reads its name and e-mail [PROFILE-10] [PROFILE-12]', async () => {
  const { user } = openProfile(government);
  const dialog = await editProfile(user);
  expect(fieldsOf(dialog)).toEqual(officeFields);
  expect(within(dialog).getByLabelText(/^Name of government official's office/)).toHaveValue(
    'Office of Samples',
  );
  expect(within(dialog).getByLabelText(/^Email/)).toHaveValue('client@example.test');
  const staffType = within(dialog).getByLabelText(/^Government staff type/);
  expect(await offered(user, staffType)).toEqual([...governmentStaffTypes]);
});

test('State and service type are for State staff alone [PROFILE-13]', async () => {
  const { user } = openProfile(government);
  const dialog = await editProfile(user);
  expect(fieldsOf(dialog)).toEqual(officeFields);
  await choose(user, within(dialog).getByLabelText(/^Government staff type/), 'State');
  expect(fieldsOf(dialog)).toEqual([...officeFields, 'state', 'clientTypeId']);
});

test('an individual edits telephone and identification, not the names [PROFILE-10] [PROFILE-14]', async () => {
  const { user } = openProfile(individual);
  expect(fieldsOf(await editProfile(user))).toEqual([
    'firstName (read-only)',
    'lastName (read-only)',
    'phoneNumber',
    'meansOfId',
    'identification',
  ]);
});

test('an unchanged profile sends nothing, says so and closes, even where data is missing [PROFILE-15]', async () => {
  const { user, api } = openProfile(aClient());
  await editProfile(user);
  await user.click(saveChanges());
  expect(await screen.findByText('No changes were made')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('a change is sent with the call of the category, and says so [PROFILE-16] [PROFILE-18]', async () => {
  const { user, api } = openProfile(individual, replies(updateIndividual, individual));
  await editProfile(user);
  await user.clear(screen.getByLabelText(/^Identification number/));
  await fill(user, screen.getByLabelText(/^Identification number/), 'B76543210');
  await user.click(saveChanges());
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
});

test('after a change the modal closes, and rows and session show what the server has now [PROFILE-17]', async () => {
  let stored = individual;
  const { user, api } = openProfile(
    individual,
    replies(userById, () => stored),
    replies(updateIndividual, () => {
      stored = { ...individual, phoneNumber: '+2348051112222', business_Name: 'As the server has it' };
      return individual;
    }),
  );
  await editProfile(user);
  await user.clear(screen.getByLabelText(/^Phone number/));
  await fill(user, screen.getByLabelText(/^Phone number/), '08059998888');
  const readBefore = api.of(userById).length;
  await user.click(saveChanges());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByText('0805 111 2222')).toBeVisible();
  expect(screen.queryByText('0803 123 4567')).not.toBeInTheDocument();
  expect(session.get().user).toEqual(stored);
  expect(api.of(userById).length).toBeGreaterThan(readBefore);
});

test('a stored change closes the modal at once, however long the user is read afresh [PROFILE-17]', async () => {
  let isStored = false;
  const { user, api } = openProfile(
    individual,
    {
      endpoint: userById,
      answer: (request) => (isStored ? hangs(userById) : replies(userById, individual)).answer(request),
    },
    replies(updateIndividual, () => {
      isStored = true;
      return individual;
    }),
  );
  await editProfile(user);
  await user.clear(screen.getByLabelText(/^Phone number/));
  await fill(user, screen.getByLabelText(/^Phone number/), '08059998888');
  const readBefore = api.of(userById).length;
  await user.click(saveChanges());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Updating profile')).not.toBeInTheDocument();
  expect(api.of(userById).length).toBeGreaterThan(readBefore);
});

test('a stored change that cannot be read afresh is no failed update [PROFILE-17]', async () => {
  let isStored = false;
  const { user } = openProfile(
    individual,
    {
      endpoint: userById,
      answer: (request) =>
        (isStored ? refuses(userById, 500) : replies(userById, individual)).answer(request),
    },
    replies(updateIndividual, () => {
      isStored = true;
      return individual;
    }),
  );
  await editProfile(user);
  await user.clear(screen.getByLabelText(/^Phone number/));
  await fill(user, screen.getByLabelText(/^Phone number/), '08059998888');
  await user.click(saveChanges());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.queryByText('Updating profile failed. Kindly Refresh')).not.toBeInTheDocument();
  expect(await screen.findByText('Fetching user details failed. Kindly Refresh')).toBeVisible();
});

test('a corporate organisation sends users/corporate [PROFILE-16]', async () => {
  const { user, api } = openProfile(corporate, replies(updateCorporate, corporate));
  await editProfile(user);
  await choose(user, screen.getByLabelText(/^Nature of business/), 'Others');
  await user.click(saveChanges());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  expect(bodiesOf(api, updateCorporate)).toEqual([
    expect.objectContaining({ id: 1, Business_Nature: 'Others', PhoneNumber: '08031234567' }),
  ]);
});

test('State staff send their state, and must name it; Federal staff send none [PROFILE-16]', async () => {
  const { user, api } = openProfile(government, replies(updateGovernment, government));
  await editProfile(user);
  await choose(user, screen.getByLabelText(/^Government staff type/), 'State');
  await user.click(saveChanges());
  expect(screen.getByLabelText(/^State/)).toHaveAccessibleDescription('Invalid selection');
  await choose(user, screen.getByLabelText(/^State/), 'Lagos');
  await user.click(saveChanges());
  expect(await screen.findByText('Profile updated successfully')).toBeVisible();
  expect(bodiesOf(api, updateGovernment)).toEqual([
    expect.objectContaining({ governmentStaffType: 'State', state: 'Lagos', clientTypeId: 1 }),
  ]);
});

test('staff edit their names with users/user, without spaces at the edges [PROFILE-19] [ERR-06]', async () => {
  const { user, api } = openProfile(aStaffMember('Protocol Officer'), refuses(updateUser, 400));
  await editProfile(user);
  await user.type(screen.getByLabelText(/^First name/), ' ');
  await user.click(saveChanges());
  expect(screen.getByLabelText(/^First name/)).toHaveAccessibleDescription(
    'Cannot begin or end with a space',
  );
  await user.type(screen.getByLabelText(/^First name/), 'x');
  await user.click(saveChanges());
  expect(await screen.findByText('Updating user account failed')).toBeVisible();
  expect(bodiesOf(api, updateUser)).toEqual([
    { id: 2, firstname: 'Sample x', lastName: 'Officer', phoneNumber: '08031234567' },
  ]);
});

const short = 'Must be at least 3 character(s) long';
const phone = 'Invalid phone number format';

test.each([
  ['corporate', 'Registration_Number', 'RC', short, corporate],
  ['corporate', 'Registered_Address', 'Ab', short, corporate],
  ['corporate', 'Creation_Year', '3020', 'Invalid year format', corporate],
  ['corporate', 'PhoneNumber', '08212345678', phone, corporate],
  ['government', 'registered_Address', 'Ab', short, government],
  ['government', 'phoneNumber', '0801234567', phone, government],
  ['individual', 'phoneNumber', '06012345678', phone, individual],
])('the %s form refuses a bad %s: %s [PROFILE-21]', async (_kind, name, value, message, owner) => {
  const { user, api } = openProfile(owner);
  const dialog = await editProfile(user);
  const input = dialog.querySelector<HTMLInputElement>(`[name="${name}"]`);
  if (!input) throw new Error(`No field is named ${name}`);
  await user.clear(input);
  await user.type(input, value);
  await user.tab();
  await user.click(saveChanges());
  expect(input).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(api.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test.each([
  ['Nature of business', { ...corporate, business_Nature: 'Fishing' }],
  ['Means of identification', { ...individual, meansOfId: 'Library card' }],
])('a %s that is none of those offered is refused [PROFILE-21]', async (label, owner) => {
  const { user, api } = openProfile(owner);
  const dialog = within(await editProfile(user));
  const phone = dialog.getByLabelText(/^Phone number/);
  await user.clear(phone);
  await fill(user, phone, '08059998888');
  await user.click(saveChanges());
  expect(dialog.getByLabelText(new RegExp(`^${label}`))).toHaveAccessibleDescription('Invalid selection');
  expect(api.requests.filter(({ method }) => method !== 'GET')).toHaveLength(0);
});

test('a failure is shown, and the modal keeps what was typed [ERR-09]', async () => {
  const { user } = openProfile(individual, refuses(updateIndividual, 500));
  await editProfile(user);
  await user.clear(screen.getByLabelText(/^Identification number/));
  await fill(user, screen.getByLabelText(/^Identification number/), 'B76543210');
  await user.click(saveChanges());
  expect(await screen.findByText('Updating profile failed. Kindly Refresh')).toBeVisible();
  expect(screen.getByLabelText(/^Identification number/)).toHaveValue('B76543210');
});
