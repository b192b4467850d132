import { screen } from '@testing-library/react';
import { verifyEmail } from 'shared-api/contract';
import { fails, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

const open = () =>
  renderPortal(<VerifyEmailPage />, { route: '/verify-email/abc123', path: '/verify-email/:code' });

test('until the result arrives nothing is shown but told to a screen reader [VERIFY-02]', () => {
  fakeApi([hangs(verifyEmail)]);
  open();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Loading').closest('[role=status]')).not.toBeNull();
});

test('the code is verified once, on load, and the success links to login [VERIFY-01] [VERIFY-03] [VERIFY-05]', async () => {
  const api = fakeApi([replies(verifyEmail, {})]);
  open();
  expect(await screen.findByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();
  expect(screen.getByText('Your email has been verified.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(api.requests.map(({ url }) => url.pathname)).toEqual(['/api/users/email-verification/abc123']);
});

test('a refused code is shown in the specified spelling, once, and links to login [VERIFY-04] [VERIFY-05]', async () => {
  fakeApi([refuses(verifyEmail, 400, { code: 'bad_request' })]);
  open();
  expect(await screen.findByRole('heading', { name: 'Email verification failed' })).toBeVisible();
  expect(screen.getAllByText('Email verification failed')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Email verfication code invalid');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test('without an answer the code is not called invalid, and can be tried again', async () => {
  fakeApi([fails(verifyEmail)]);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/invalid/)).not.toBeInTheDocument();
  fakeApi([replies(verifyEmail, {})]);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();
});
