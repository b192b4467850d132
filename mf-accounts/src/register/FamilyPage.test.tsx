import { screen, waitFor } from '@testing-library/react';
import { registerIndividual } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { fakeApi, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { fillCredentials, fillPerson } from '../testing/fillRegistration.ts';
import { FamilyPage } from './FamilyPage.tsx';

const path = '/register-family';
const open = () => renderPortal(<FamilyPage />, { route: path, path });
const complete = () => screen.getByRole('button', { name: 'Complete registration' });

beforeEach(() => {
  session.signOut();
  fakeApi([]);
});

test('names are those of the family head, and nobody is asked for a school [REG-62] [REG-63]', () => {
  open();
  expect(screen.getByLabelText(/^First name of the family head/)).toBeVisible();
  expect(screen.getByLabelText(/^Middle name of the family head/)).toBeVisible();
  expect(screen.getByLabelText(/^Last name of the family head/)).toBeVisible();
  expect(screen.queryByText(/^Student/)).not.toBeInTheDocument();
  expect(screen.queryByText(/School/)).not.toBeInTheDocument();
});

test('a family is sent as an individual that is one, of client type 1 [REG-64] [REG-65] [REG-66]', async () => {
  const api = fakeApi([replies(registerIndividual, { id: 7, status: 'New' })]);
  const { user, location } = open();
  expect(complete()).toHaveAttribute('aria-disabled', 'true');
  await fillPerson(user);
  await fillCredentials(user);
  expect(complete()).not.toHaveAttribute('aria-disabled');
  await user.click(complete());
  await waitFor(() => expect(location()).toBe('/registration-success'));
  const parts = Object.fromEntries(api.of(registerIndividual)[0]?.body as FormData);
  expect(parts).toMatchObject({ IsFamily: 'true', ClientTypeId: '1', FirstName: 'Alfa' });
  expect(parts).not.toHaveProperty('Student');
});
