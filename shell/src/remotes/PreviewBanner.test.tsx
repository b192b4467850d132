import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { session } from 'shared-api/http';
import { makeRemote } from '../testing/makeRegistry.ts';
import { makeUser } from '../testing/makeUser.ts';
import { answerChannel, currentCohort, followChannelLink } from './cohort.ts';
import { PreviewBanner } from './PreviewBanner.tsx';
import { useRegistry } from './registry.ts';

const banner = () =>
  render(
    <MemoryRouter initialEntries={['/app/dashboard']}>
      <PreviewBanner />
    </MemoryRouter>,
  );
const open = (address: string) => {
  history.replaceState(null, '', address);
  followChannelLink();
};

beforeEach(() => {
  open('/?channel=all');
  session.signIn('token', makeUser({ permissions: ['remotes.preview'] }));
  const { name: _name, ...live } = makeRemote('mf-wallet', { label: 'Wallet', version: '1.3.0' });
  const registry = {
    remotes: { 'mf-wallet': { ...live, candidates: [{ ...live, version: '1.4.0', channel: 'preview' }] } },
  };
  document.body.innerHTML = `<script type="application/json" id="remotes">${JSON.stringify(registry)}</script>`;
  const remotes = {
    'mf-wallet': makeRemote('mf-wallet', { label: 'Wallet', channel: 'preview' }),
    'mf-bookings': makeRemote('mf-bookings'),
  };
  useRegistry.setState({ remotes });
});

it('a link that somebody opens asks, and runs nothing before the answer', async () => {
  open('/app/dashboard?channel=preview');
  banner();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'You are about to run mf-wallet 1.4.0, which is not released.',
  );
  expect(currentCohort().channel).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(currentCohort().channel).toBeUndefined();
});

it.each([
  ['a visitor', () => session.signOut()],
  ['whoever may not preview', () => session.signIn('token', makeUser({ permissions: [] }))],
])('%s is asked nothing', (_, become) => {
  become();
  open('/login?channel=preview');
  banner();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a channel without a version asks nothing', () => {
  open('/app/dashboard?channel=evil');
  banner();
  expect(screen.queryByRole('button')).toBeNull();
});

it('who agreed sees what is new for them, and the way out', () => {
  open('/app/dashboard?channel=preview');
  answerChannel('run');
  banner();
  expect(screen.getByText('You see a new version of Wallet before others do.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Leave the preview' })).toHaveAttribute(
    'href',
    '/app/dashboard?channel=all',
  );
});

it('the way out stays where nothing is new at present', () => {
  useRegistry.setState({ remotes: { 'mf-bookings': makeRemote('mf-bookings') } });
  open('/app/dashboard?channel=preview');
  answerChannel('run');
  banner();
  expect(screen.getByText(/At present there is none/)).toBeVisible();
});

it('everybody else sees nothing of it', () => {
  banner();
  expect(screen.queryByRole('link')).toBeNull();
});
