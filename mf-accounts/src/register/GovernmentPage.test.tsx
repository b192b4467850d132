import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { registerGovernment } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { fakeApi, replies } from 'shared-api/testing';
import { choose, fill, offered, renderPortal } from 'shared-ui/testing';
import { field, fillCredentials } from '../testing/fillRegistration.ts';
import { GovernmentPage } from './GovernmentPage.tsx';

const path = '/register-government-official';
const open = () => renderPortal(<GovernmentPage />, { route: path, path });
const complete = () => screen.getByRole('button', { name: 'Complete registration' });
const staffType = (name: string) => screen.getByRole('radio', { name });

async function fillOffice(user: UserEvent) {
  await fill(user, field(/^Name of government official's office/), 'Office of Samples');
  await fillCredentials(user);
}

async function sent(user: UserEvent) {
  const api = fakeApi([replies(registerGovernment, { id: 7, status: 'New' })]);
  await user.click(complete());
  await screen.findByRole('region', { name: 'Notifications' });
  return Object.fromEntries(api.of(registerGovernment)[0]?.body as FormData);
}

beforeEach(() => {
  session.signOut();
  fakeApi([]);
});

/** Radio buttons of one group have a name that is unique in the page. */
const fieldNames = () => {
  const named = [...document.querySelectorAll<HTMLInputElement>('form [name]')];
  return [...new Set(named.map(({ name }) => name.replace(/^_r_.*-/, '')))].sort();
};

test('one form with the fields of an office and its button, and a State for State staff alone [REG-42] [REG-43]', async () => {
  const { user } = open();
  const names = [
    'Name_Of_Government_Officials_Office',
    'Registered_Address',
    'Email',
    'PhoneNumber',
    'GovernmentStaffType',
    'ClientTypeId',
    'Password',
    'Confirm_Password',
    'Accept',
  ];
  expect(fieldNames()).toEqual([...names].sort());
  await user.click(staffType('State'));
  expect(fieldNames()).toEqual([...names, 'State'].sort());
  expect(complete()).toBeVisible();
});

const sentFields = [
  'Name_Of_Government_Officials_Office',
  'Business_Name',
  'Registered_Address',
  'Email',
  'PhoneNumber',
  'ClientTypeId',
  'Password',
  'Confirm_Password',
  'Accept',
];

test('State staff send their State and the office as business name, neither staff type nor files [REG-43] [REG-47] [REG-48] [REG-50]', async () => {
  const { user } = open();
  await fillOffice(user);
  await user.click(staffType('State'));
  await choose(user, screen.getByRole('combobox', { name: /^State/ }), 'Lagos');
  const parts = await sent(user);
  expect(Object.keys(parts).sort()).toEqual([...sentFields, 'State'].sort());
  expect(parts).toMatchObject({ Business_Name: 'Office of Samples', State: 'Lagos', ClientTypeId: '1' });
});

test('Federal staff send no State, not even one chosen before [REG-43] [REG-49]', async () => {
  const { user } = open();
  await fillOffice(user);
  await user.click(staffType('State'));
  await choose(user, screen.getByRole('combobox', { name: /^State/ }), 'Lagos');
  await user.click(staffType('Federal'));
  expect(Object.keys(await sent(user)).sort()).toEqual([...sentFields].sort());
});

test('a State is asked for from State staff alone, out of 37 [REG-44] [REG-46]', async () => {
  const { user } = open();
  expect(screen.queryByRole('combobox', { name: /^State/ })).not.toBeInTheDocument();
  await user.click(staffType('State'));
  const states = screen.getByRole('combobox', { name: /^State/ });
  const names = await offered(user, states);
  expect(names).toHaveLength(37);
  expect(names).toContain('FCT - Abuja');
  await user.click(staffType('Federal'));
  expect(screen.queryByRole('combobox', { name: /^State/ })).not.toBeInTheDocument();
});

test('a missing staff type and a missing State are invalid selections [REG-45] [REG-46]', async () => {
  const { user } = open();
  await user.type(field(/^Email/), '{Enter}');
  const group = screen.getByRole('group', { name: /^Government staff type/ });
  expect(group).toHaveAccessibleDescription(expect.stringContaining('Invalid selection'));
  await user.click(staffType('State'));
  await user.click(screen.getByRole('combobox', { name: /^State/ }));
  await user.tab();
  expect(screen.getByRole('combobox', { name: /^State/ })).toHaveAccessibleDescription('Invalid selection');
});

test('the button is disabled while the form is invalid or unchanged [REG-51]', async () => {
  const { user } = open();
  expect(complete()).toHaveAttribute('aria-disabled', 'true');
  await fillOffice(user);
  expect(complete()).toHaveAttribute('aria-disabled', 'true');
  await user.click(staffType('Federal'));
  expect(complete()).not.toHaveAttribute('aria-disabled');
});
