import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { signIn } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aClient, fakeApi, hangs, keepsADay, refuses, replies } from 'shared-api/testing';
import { fill, renderPortal } from 'shared-ui/testing';
import { withNotice } from '../shared/toLogin.ts';
import { SignInPage } from './SignInPage.tsx';

const open = () => renderPortal(<SignInPage />, { route: '/login', path: '/login' });
const accepts = () => replies(signIn, { ...aClient(), token: 'a-token' });

beforeEach(() => session.signOut());

test('the form has an Email and a masked Password field [AUTH-01]', () => {
  open();
  expect(screen.getByLabelText(/^Email/)).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText(/^Password/)).toHaveAttribute('type', 'password');
});

test('links lead to the forgotten password and to the registration [AUTH-02] [AUTH-03]', () => {
  open();
  const forgot = screen.getByRole('link', { name: 'Forgot password' });
  expect(forgot).toHaveAttribute('href', '/forget-password');
  // Tab leads from the fields to the button first.
  const button = screen.getByRole('button', { name: 'Log in' });
  expect(button.compareDocumentPosition(forgot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/register');
});

test('whoever cannot sign in writes to the office', () => {
  open();
  expect(screen.getByRole('link', { name: 'Write to the Lagos office' })).toHaveAttribute(
    'href',
    'mailto:lagos@protocol.example',
  );
});

test('the breadcrumb reads Home, Login, and Home leads to / [AUTH-04]', () => {
  open();
  const crumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(crumbs).toHaveTextContent(/^HomeLogin$/);
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('a tab that keeps a day leads to it, and no other one does', () => {
  const { unmount } = open();
  expect(screen.queryByRole('link', { name: /open with your PIN/ })).not.toBeInTheDocument();
  unmount();
  keepsADay();
  open();
  expect(screen.getByRole('link', { name: 'Desk of Lagos, 24 Nov: open with your PIN' })).toHaveAttribute(
    'href',
    '/desk/offline',
  );
});

test('signing in sends Email and Password once, keeps the token and says so [AUTH-07] [AUTH-08] [AUTH-09]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(api.of(signIn).map(({ body }) => body)).toEqual([
    { Email: 'client@example.test', Password: 'Secret1!' },
  ]);
  expect(localStorage.getItem('token')).toBe('a-token');
});

test('whoever uses two-factor sign-in is asked for the code, and nothing typed is lost', async () => {
  fakeApi([refuses(signIn, 400, { code: 'second_factor_needed', message: 'Enter the code' })]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  expect(code).toHaveFocus();
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  const api = fakeApi([accepts()]);
  await fill(user, code, '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Login successful')).toBeVisible();
  expect(api.of(signIn).map(({ body }) => body)).toEqual([
    { Email: 'client@example.test', Password: 'Secret1!', Code: '123456' },
  ]);
});

test('messages appear and vanish while typing, before a field is left [AUTH-12] [AUTH-13] [AUTH-14]', async () => {
  const { user } = open();
  const email = screen.getByLabelText(/^Email/);
  await user.type(email, 'abc');
  expect(email).toHaveAccessibleDescription('Email is not valid');
  expect(email).toHaveFocus();
  await fill(user, email, '@example.test');
  expect(email).not.toBeInvalid();
  const password = screen.getByLabelText(/^Password/);
  await user.type(password, 'a{Backspace}');
  expect(password).toHaveAccessibleDescription('Password must not be empty');
});

test('Enter on an empty form sends nothing and names the fields in error [AUTH-15]', async () => {
  const api = fakeApi([accepts()]);
  const { user } = open();
  await user.type(screen.getByLabelText(/^Email/), '{Enter}');
  const summary = await screen.findByRole('region', { name: 'Form errors' });
  expect(summary).toHaveTextContent('Please check the form fields for errors');
  expect(screen.getByLabelText(/^Email/)).toHaveFocus();
  expect(api.requests).toHaveLength(0);
});

test('a refusal without a text says Login failed and keeps what was typed [ERR-03]', async () => {
  fakeApi([refuses(signIn, 400)]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue('Secret1!');
});

test('a refusal before approval leads to the registration, where the link can be asked for again', async () => {
  const text = 'Your e-mail address is not verified';
  fakeApi([refuses(signIn, 400, { errors: [text], message: 'Login failed', trackingCode: 'a-code' })]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  const way = await screen.findByRole('link', { name: 'See your registration' });
  expect(way).toHaveAttribute('href', '/registration-status/a-code');
  expect(screen.getAllByText(text)).toHaveLength(1);
});

test('a wrong password is told once, above Email, and Password takes the focus', async () => {
  const text = 'Invalid e-mail or password';
  fakeApi([refuses(signIn, 400, { errors: [text], message: 'Login failed', code: 'sign_in_refused' })]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  const told = await screen.findByText(text);
  const email = screen.getByLabelText(/^Email/);
  expect(told.compareDocumentPosition(email)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getAllByText(text)).toHaveLength(1);
  expect(screen.getByLabelText(/^Password/)).toHaveFocus();
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
});

test('a wrong password leads nowhere', async () => {
  fakeApi([refuses(signIn, 400, { errors: ['Invalid e-mail or password'] })]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'See your registration' })).not.toBeInTheDocument();
});

test('what led here stays told, where a notification goes', async () => {
  const Reset = () => (
    <Link to="/login" {...withNotice('passwordReset')}>
      On
    </Link>
  );
  const { user } = renderPortal(<Reset />, {
    path: '/',
    routes: [{ path: '/login', element: <SignInPage /> }],
  });
  await user.click(screen.getByRole('link', { name: 'On' }));
  expect(screen.getByText('Your password has been reset. Log in with the new one.')).toBeVisible();
});

test('the button shows that the call is under way', async () => {
  fakeApi([hangs(signIn)]);
  const { user } = open();
  await fill(user, screen.getByLabelText(/^Email/), 'client@example.test');
  await fill(user, screen.getByLabelText(/^Password/), 'Secret1!');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('button', { name: /Log in/, busy: true })).toBeVisible();
});
