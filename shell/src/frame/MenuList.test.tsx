import { screen, within } from '@testing-library/react';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { fakeApi, replies } from 'shared-api/testing';
import type { NavigationEntry } from 'shared-ui/remote';
import { useRegistry } from '../remotes/registry.ts';
import { makeRemote } from '../testing/makeRegistry.ts';
import { makeUser } from '../testing/makeUser.ts';
import { showAt } from '../testing/showAt.tsx';
import { MenuList } from './MenuList.tsx';

const staffPage = { files: [], lazyModules: [], audience: 'staff' } as const;
const clientPage = { ...staffPage, audience: 'client' } as const;

const staffEntries: NavigationEntry[] = [
  { to: '/app/dashboard', label: 'Dashboard', icon: 'dashboard', order: 10, group: 'Today' },
  { to: '/app/desk', label: 'Desk', icon: 'desk', order: 105, group: 'Today', waiting: ['bookingsToday'] },
  {
    to: '/app/clients',
    label: 'Clients',
    icon: 'clients',
    order: 20,
    group: 'Clients',
    waiting: ['reviews'],
  },
  {
    to: '/app/settings',
    label: 'Settings',
    icon: 'settings',
    order: 5,
    group: 'Set-up',
    permission: 'settings.edit',
  },
  {
    to: '/app/corrections',
    label: 'Corrections',
    icon: 'undo',
    order: 6,
    group: 'Money',
    setting: 'correctionDays',
  },
];
const everybodysEntries: NavigationEntry[] = [
  { to: '/app/dashboard', label: 'Dashboard', icon: 'dashboard', order: 11 },
  { to: '/app/activities', label: 'Users Activities', icon: 'activities', order: 40, group: 'Records' },
  { to: '/app/lounges', label: 'Lounges', icon: 'lounge', order: 60 },
];
const remotes = {
  'mf-staff': makeRemote('mf-staff', { navigation: staffEntries, pages: { 'app/dashboard': staffPage } }),
  'mf-zebra': makeRemote('mf-zebra', {
    navigation: everybodysEntries,
    pages: { 'app/dashboard': clientPage },
  }),
};

const waits = (task: 'bookingsToday' | 'reviews', count: number) =>
  ({ task, count, list: 'bookings', query: {} }) as const;

function show(
  user = makeUser({ role: 'Administrator' }),
  tasks = [waits('bookingsToday', 14)],
  correctionDays = 0,
) {
  session.signIn('t', user);
  useRegistry.setState({ remotes });
  const server = fakeApi([
    replies(api.needsDoing, { tasks }),
    replies(api.readPublicSettings, { ...api.builtInPublicSettings, correctionDays }),
  ]);
  showAt('/app/desk', [{ path: '*', element: <MenuList /> }]);
  return server;
}

const entriesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('groups what staff do by the job; what names no group stands at the end', async () => {
  show(undefined, []);
  const groups = screen.getAllByRole('group');
  expect(groups.map((group) => [group.textContent, entriesIn(group)])).toEqual([
    ['TodayDashboardDesk', ['Dashboard', 'Desk']],
    ['ClientsClients', ['Clients']],
    ['Set-upSettings', ['Settings']],
    ['RecordsUsers Activities', ['Users Activities']],
  ]);
  expect(entriesIn(document.body)).toEqual([...groups.flatMap(entriesIn), 'Lounges']);
});

it('brings the entry of the page that is open into sight, where the menu is longer than its room', () => {
  const scrolled: unknown[] = [];
  Element.prototype.scrollIntoView = function shown(how) {
    scrolled.push([this.textContent, how]);
  };
  show(undefined, []);
  expect(scrolled).toEqual([['Desk', { block: 'nearest' }]]);
});

it('draws no group without an entry that the user may open', () => {
  show(makeUser({ role: 'Finance Officer' }), []);
  expect(screen.getByRole('group', { name: 'Today' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Set-up' })).toBeNull();
});

it('gives a client one list in order [SHELL-07]', () => {
  const server = show(makeUser());
  expect(screen.queryByRole('group')).toBeNull();
  expect(
    entriesIn(document.body).filter((name) =>
      ['Dashboard', 'Users Activities', 'Lounges'].includes(name ?? ''),
    ),
  ).toEqual(['Dashboard', 'Users Activities', 'Lounges']);
  expect(server.of(api.needsDoing)).toEqual([]);
});

it('says how much waits behind an entry, by one call for all of them, and nothing where nothing waits', async () => {
  const server = show(undefined, [waits('bookingsToday', 14), waits('reviews', 0)]);
  expect(await screen.findByText('14')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Desk' })).toHaveAccessibleDescription('14 waiting');
  expect(screen.getByRole('link', { name: 'Clients' })).not.toHaveAccessibleDescription();
  expect(server.of(api.needsDoing)).toHaveLength(1);
});

it('has the entry of a setting that is on, and draws nothing for one that is off', async () => {
  show(undefined, [], 30);
  expect(screen.queryByRole('link', { name: 'Corrections' })).toBeNull();
  expect(await screen.findByRole('link', { name: 'Corrections' })).toBeVisible();
});
