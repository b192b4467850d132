import { screen } from '@testing-library/react';
import { forgotPassword } from 'shared-api/contract';
import { fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { ShownNotice } from '../testing/ShownNotice.tsx';
import { ForgotPasswordPage } from './ForgotPasswordPage.tsx';

const path = '/forget-password';
const open = () =>
  renderPortal(<ForgotPasswordPage />, {
    route: path,
    path,
    routes: [{ path: '/login', element: <ShownNotice /> }],
  });
const email = () => screen.getByLabelText(/^Email/);

test('one e-mail field, the text and the button [RESET-01]', () => {
  open();
  expect(screen.getAllByRole('textbox')).toEqual([email()]);
  expect(screen.getByText('Enter email address to reset your password.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset Password' })).toBeVisible();
});

test('a bad address is refused without a request [RESET-02]', async () => {
  const api = fakeApi([]);
  const { user } = open();
  await user.type(email(), 'abc{Enter}');
  expect(email()).toHaveAccessibleDescription('Email is not valid');
  expect(api.requests).toHaveLength(0);
});

test('the address is sent, the success told, and the way leads to login [RESET-03] [RESET-04] [RESET-05]', async () => {
  const api = fakeApi([replies(forgotPassword, {})]);
  const { user, location } = open();
  await fill(user, email(), 'client@example.test');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password reset email sent successfully')).toBeVisible();
  expect(location()).toBe('/login');
  expect(screen.getByText(/a link to set a new password is on its way/)).toBeVisible();
  expect(api.of(forgotPassword)[0]?.body).toEqual({ Email: 'client@example.test' });
});

test('a failure says so and keeps the address [ERR-04]', async () => {
  fakeApi([refuses(forgotPassword, 400)]);
  const { user, location } = open();
  await fill(user, email(), 'client@example.test');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password reset request failed')).toBeVisible();
  expect(location()).toBe(path);
  expect(email()).toHaveValue('client@example.test');
});
