import { cleanup, screen, waitFor } from '@testing-library/react';
import { updateIndividual, userById } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, aStaffMember, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import {
  choices,
  corporate,
  editProfile,
  individual,
  openProfile,
  saveChanges,
} from '../testing/profile.tsx';
import { ProfilePage } from './ProfilePage.tsx';
import { RegistrationPage } from './RegistrationPage.tsx';

const settled = ({ queryClient }: Pick<ReturnType<typeof openProfile>, 'queryClient'>) =>
  waitFor(() => expect(queryClient.isFetching()).toBe(0));
const row = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('the rows of a person [PROFILE-01] [PROFILE-02] [PROFILE-03] [PROFILE-04] [PROFILE-05] [PROFILE-06] [PROFILE-07] [PROFILE-08] [PROFILE-09]', async () => {
  await settled(openProfile(aClient({ clientTypeId: null, isFamily: true })));
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
  await settled(openProfile(corporate));
  expect(row('Business Name')).toHaveTextContent('Sample Company');
  expect(row('Nature of Business')).toHaveTextContent('Aviation');
  expect(row('Client Type')).toHaveTextContent('Corporate');
});

test('a client whose account is restricted reads why; others read nothing of it', async () => {
  await settled(openProfile(corporate));
  expect(screen.queryByText('Your account is restricted to reading')).toBeNull();
  cleanup();
  fakeApi([replies(userById, { ...corporate, restriction: 'Asked by letter' }), choices]);
  session.signIn('token', corporate);
  renderPortal(<ProfilePage />);
  expect(await screen.findByText('Your account is restricted to reading')).toBeVisible();
  expect(screen.getByText('Asked by letter')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
});

test('a client’s registration is a page beside: its fee, the accepted terms and the papers; staff have none', async () => {
  await settled(openProfile(corporate));
  const parts = () => screen.getByRole('navigation', { name: 'Parts of your profile' });
  expect(parts()).toHaveTextContent('DetailsRegistrationSaved peopleMembersSecurity');
  cleanup();
  const details = {
    ...corporate,
    registrationFee: { amount: 50_000, status: 'Paid' },
    acceptedTerms: { version: '1', at: '2026-03-03T09:00:00.000Z' },
    clientFiles: [{ id: 5, name: 'certificate.pdf', type: 'application/pdf', sizeBytes: 2000 }],
  };
  fakeApi([replies(userById, details)]);
  renderPortal(<RegistrationPage />);
  expect(await screen.findByText('certificate.pdf')).toHaveTextContent('2 KB');
  expect(screen.getByRole('button', { name: 'Preview certificate.pdf' })).toBeVisible();
  expect(row('Registration fee')).toHaveTextContent('₦50,000.00Paid');
  expect(row('Terms accepted')).toHaveTextContent('Version 1, 3rd March, 2026');
  expect(row('Registration number')).toHaveTextContent('RC 12345');
  cleanup();
  await settled(openProfile(aStaffMember('Finance Officer')));
  expect(parts()).toHaveTextContent('DetailsSecurity');
});

test('the overlay names what is awaited [NOTIFY-11] [NOTIFY-15]', async () => {
  const { user } = openProfile(individual, hangs(updateIndividual));
  await editProfile(user);
  await user.type(screen.getByLabelText(/^Identification number/), '9');
  await user.click(saveChanges());
  expect(await screen.findByText('Updating profile')).toBeVisible();
  session.signIn('a-token', individual);
  fakeApi([hangs(userById), choices]);
  renderPortal(<ProfilePage />);
  expect(await screen.findByText('Fetching user information')).toBeVisible();
});

test('a failing fetch is shown and leaves what is known [ERR-27]', async () => {
  session.signIn('a-token', individual);
  fakeApi([refuses(userById, 500), choices]);
  renderPortal(<ProfilePage />);
  expect(await screen.findByText('Fetching user details failed. Kindly Refresh')).toBeVisible();
  expect(row('Full Name')).toHaveTextContent('Sample Client');
});

test('an old copy is never edited: the form opens once the current data could be read', async () => {
  session.signIn('a-token', individual);
  fakeApi([refuses(userById, 500), choices]);
  const { user } = renderPortal(<ProfilePage />);
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.click(screen.getByRole('button', { name: 'Edit Profile' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  fakeApi([replies(userById, individual), choices]);
  await user.click(again);
  expect(await screen.findByRole('dialog', { name: 'Edit Profile' })).toBeVisible();
});
