import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { makeRemote } from '../testing/makeRegistry.ts';
import { followChannelLink } from './cohort.ts';
import { PreviewBanner } from './PreviewBanner.tsx';
import { useRegistry } from './registry.ts';

const showWith = (address: string) => {
  history.replaceState(null, '', address);
  followChannelLink();
  render(
    <MemoryRouter initialEntries={['/app/dashboard']}>
      <PreviewBanner />
    </MemoryRouter>,
  );
};

beforeEach(() => {
  const remotes = {
    'mf-wallet': makeRemote('mf-wallet', { label: 'Wallet', channel: 'preview' }),
    'mf-bookings': makeRemote('mf-bookings'),
  };
  useRegistry.setState({ remotes });
});

it('who opted in sees what is new for them, and the way out', () => {
  showWith('/login?channel=preview');
  expect(screen.getByText('You see a new version of Wallet before others do.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute(
    'href',
    '/app/dashboard?channel=all',
  );
});

it('the way out stays where nothing is new at present', () => {
  useRegistry.setState({ remotes: { 'mf-bookings': makeRemote('mf-bookings') } });
  showWith('/login?channel=preview');
  expect(screen.getByText(/At present there is none/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toBeVisible();
});

it('everybody else sees nothing of it', () => {
  showWith('/login?channel=all');
  expect(screen.queryByRole('link')).toBeNull();
});
