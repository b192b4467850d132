import { screen, within } from '@testing-library/react';
import { verifyEmail } from 'shared-api/contract';
import { fails, fakeApi, hangs, refuses, replies } from 'shared-api/testing';
import { renderPortal } from 'shared-ui/testing';
import { VerifyEmailPage } from './VerifyEmailPage.tsx';

const next = (unpaidFee: number | null, inReview = true) =>
  replies(verifyEmail, {
    inReview,
    unpaidFee,
    invoiceCode: unpaidFee === null ? null : 'INV-CODE',
    trackingCode: inReview ? 'TRACK-CODE' : null,
  });
const open = () =>
  renderPortal(<VerifyEmailPage />, { route: '/verify-email/abc123', path: '/verify-email/:code' });

test('until the result arrives nothing is shown but told to a screen reader [VERIFY-02]', () => {
  fakeApi([hangs(verifyEmail)]);
  open();
  expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  expect(screen.getByText('Loading').closest('[role=status]')).not.toBeNull();
});

test('the code is verified once, on load, and the success links to login [VERIFY-01] [VERIFY-03] [VERIFY-05]', async () => {
  const api = fakeApi([next(null)]);
  open();
  expect(await screen.findByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();
  expect(screen.getByText('Your email has been verified.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  expect(api.requests.map(({ url }) => url.pathname)).toEqual(['/api/users/email-verification/abc123']);
});

test('the success says what comes next: the fee while it is not paid, the review, the first sign-in', async () => {
  fakeApi([next(50_000)]);
  const { unmount } = open();
  const steps = () =>
    within(screen.getByRole('list', { name: 'What happens next' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await screen.findByRole('list', { name: 'What happens next' });
  const then = ['We review your registration and write to you.', 'Log in and book your first service.'];
  expect(steps()).toEqual([
    'Pay the registration fee of ₦50,000.00 with the invoice that we sent you.',
    ...then,
  ]);
  unmount();
  fakeApi([next(null, false)]);
  open();
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  expect(screen.queryByRole('list', { name: 'What happens next' })).not.toBeInTheDocument();
});

test.each<[string, number | null, boolean, readonly [string, string][]]>([
  [
    'while the fee is not paid',
    10_000,
    true,
    [
      ['Pay ₦10,000.00', '/invoice?code=INV-CODE'],
      ['See where it stands', '/registration-status/TRACK-CODE'],
      ['Log in', '/login'],
    ],
  ],
  [
    'while it is reviewed',
    null,
    true,
    [
      ['See where it stands', '/registration-status/TRACK-CODE'],
      ['Log in', '/login'],
    ],
  ],
  ['once it is approved', null, false, [['Log in', '/login']]],
])('the first of the ways on is the one that is open %s [VERIFY-05]', async (_, fee, inReview, ways) => {
  fakeApi([next(fee, inReview)]);
  open();
  await screen.findByRole('heading', { name: 'Email verified successfully!' });
  const shown = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(shown).toEqual(ways);
});

test('a refused code is shown in the specified spelling, once, and links to login [VERIFY-04] [VERIFY-05]', async () => {
  fakeApi([refuses(verifyEmail, 400, { code: 'bad_request' })]);
  open();
  expect(await screen.findByRole('heading', { name: 'Email verification failed' })).toBeVisible();
  expect(screen.getAllByText('Email verification failed')).toHaveLength(1);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Email verfication code invalid');
  expect(screen.getByText(/^Log in with .* we send you a new link\.$/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

test.each([
  ['without an answer', fails(verifyEmail)],
  ['while the server has a fault', refuses(verifyEmail, 503)],
  ['after too many calls', refuses(verifyEmail, 429)],
])('%s the code is not called invalid, and can be tried again', async (_, failure) => {
  fakeApi([failure]);
  const { user } = open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText(/invalid/)).not.toBeInTheDocument();
  fakeApi([next(null)]);
  await user.click(again);
  expect(await screen.findByRole('heading', { name: 'Email verified successfully!' })).toBeVisible();
});
