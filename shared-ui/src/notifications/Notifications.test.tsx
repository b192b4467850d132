import { act, screen, within } from '@testing-library/react';
import { renderPortal } from '../testing/renderPortal.tsx';
import { notify } from './notify.ts';
import { useNotifications } from './useNotifications.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const open = () => renderPortal(null, { advanceTimers: jest.advanceTimersByTime });
const show = (work: () => void) => act(work);
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const card = (text: string) => screen.getByText(text).closest('article') ?? document.body;

it('there are four kinds, each with id, kind and message [NOTIFY-01]', () => {
  open();
  show(() => {
    notify.success('Login successful');
    notify.info('No changes were made');
    notify.error('Login failed');
    notify.warning('Log in to access that page');
  });
  const seen = useNotifications.getState().notifications.map(({ id, ...rest }) => [typeof id, rest]);
  expect(seen).toEqual([
    ['number', { kind: 'Success', message: 'Login successful' }],
    ['number', { kind: 'Info', message: 'No changes were made' }],
    ['number', { kind: 'Error', message: 'Login failed' }],
    ['number', { kind: 'Warning', message: 'Log in to access that page' }],
  ]);
});

it('a notification is dismissed by its button [NOTIFY-02]', async () => {
  const { user } = open();
  show(() => notify.error('Login failed'));
  await user.click(screen.getByRole('button', { name: 'Dismiss: Login failed' }));
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
});

it('success is visible at 4.9 s and gone at 5.1 s [NOTIFY-03]', () => {
  open();
  show(() => notify.success('Login successful'));
  pass(4_900);
  expect(screen.getByText('Login successful')).toBeVisible();
  pass(200);
  expect(screen.queryByText('Login successful')).not.toBeInTheDocument();
});

it('an error is visible at 49 s and gone at 51 s [NOTIFY-04]', () => {
  open();
  show(() => notify.error('Login failed'));
  pass(49_000);
  expect(screen.getByText('Login failed')).toBeVisible();
  pass(2_000);
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
});

it('a sticky notification is still there after 120 s [NOTIFY-05]', () => {
  open();
  show(() => notify.warning('Your session has expired. Please login again', { sticky: true }));
  pass(120_000);
  expect(screen.getByText('Your session has expired. Please login again')).toBeVisible();
});

it('an identical one that is still visible is not doubled, and its time starts again', () => {
  open();
  show(() => notify.success('Saved'));
  pass(4_000);
  show(() => notify.success('Saved'));
  expect(screen.getAllByText('Saved')).toHaveLength(1);
  pass(4_000);
  expect(screen.getByText('Saved')).toBeVisible();
});

it('pointing at a notification keeps it', async () => {
  const { user } = open();
  show(() => notify.success('Saved'));
  await user.hover(screen.getByText('Saved'));
  pass(60_000);
  expect(screen.getByText('Saved')).toBeVisible();
  await user.unhover(card('Saved'));
  pass(5_100);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

it('success and info are announced politely, errors and warnings at once', () => {
  open();
  show(() => {
    notify.success('Saved');
    notify.error('Login failed');
  });
  expect(card('Saved').parentElement).toHaveAttribute('aria-live', 'polite');
  expect(card('Login failed').parentElement).toHaveAttribute('aria-live', 'assertive');
});

it('a notification may carry a link', () => {
  open();
  show(() =>
    notify.success('Booking made successfully', { link: { to: '/app/booking/7', label: 'View booking' } }),
  );
  const link = within(card('Booking made successfully')).getByRole('link', { name: 'View booking' });
  expect(link).toHaveAttribute('href', '/app/booking/7');
});
