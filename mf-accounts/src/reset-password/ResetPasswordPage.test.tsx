import { screen } from '@testing-library/react';
import { resetPassword, userById } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, fakeApi, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { ShownNotice } from '../testing/ShownNotice.tsx';
import { ResetPasswordPage } from './ResetPasswordPage.tsx';

const open = () =>
  renderPortal(<ResetPasswordPage />, {
    route: '/reset-password/abc123',
    path: '/reset-password/:code',
    routes: [{ path: '/login', element: <ShownNotice /> }],
  });
const password = () => screen.getByLabelText(/^Password/);
const confirmation = () => screen.getByLabelText(/^Confirm password/);

test('the form has both fields and its button [RESET-06]', () => {
  open();
  expect(password()).toHaveAttribute('name', 'Password');
  expect(confirmation()).toHaveAttribute('name', 'ConfirmPassword');
  expect(screen.getByRole('button', { name: 'RESET PASSWORD' })).toBeVisible();
});

test('all unmet rules show at once, and the confirmation must match [RESET-07] [RESET-08]', async () => {
  const { user } = open();
  await user.type(password(), 'abc');
  await user.type(confirmation(), 'abd{Enter}');
  for (const rule of [
    'Password must be at least 6 character(s) long',
    'Password must contain a digit',
    'Password must contain a special character',
    'Password must contain an uppercase letter',
  ])
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(rule));
  expect(confirmation()).toHaveAccessibleDescription('Must match password');
});

test('the code of the address is sent as ActivationCode, and the way leads to login [RESET-09] [RESET-10] [RESET-11]', async () => {
  const api = fakeApi([replies(resetPassword, {})]);
  const { user, location } = open();
  await fill(user, password(), 'Secret1!');
  await fill(user, confirmation(), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password reset successful')).toBeVisible();
  expect(location()).toBe('/login');
  expect(screen.getByText('Your password has been reset. Log in with the new one.')).toBeVisible();
  expect(api.of(resetPassword)[0]?.body).toEqual({
    Password: 'Secret1!',
    ConfirmPassword: 'Secret1!',
    ActivationCode: 'abc123',
  });
});

test('whoever is signed in with the password that was replaced is told of the new one, not of an expired session', async () => {
  session.signIn('token', aClient());
  fakeApi([replies(resetPassword, {}), refuses(userById, 401)]);
  const { user } = open();
  await fill(user, password(), 'Secret1!');
  await fill(user, confirmation(), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Your password has been reset. Log in with the new one.')).toBeVisible();
  expect(session.get().user).toBeNull();
});

test('a failure says that the password was not changed [ERR-05]', async () => {
  fakeApi([refuses(resetPassword, 400)]);
  const { user } = open();
  await fill(user, password(), 'Secret1!');
  await fill(user, confirmation(), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Password not changed')).toBeVisible();
});
