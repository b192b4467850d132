import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as api from 'shared-api/contract';
import { session } from 'shared-api/http';
import { aBooking, aPassenger, aService, aTransaction, fakeApi, refuses, replies } from 'shared-api/testing';
import { useRegistry } from '../remotes/registry.ts';
import { makeRemote } from '../testing/makeRegistry.ts';
import { makeUser } from '../testing/makeUser.ts';
import { showAt } from '../testing/showAt.tsx';
import { SearchButton } from './SearchButton.tsx';

const bookings = replies(api.listOwnBookings, [aBooking({ id: 41, flight_Number: 'P47121' })]);
const payments = replies(api.listTransactionsOfType, { transactions: [], meta: null });

beforeEach(() =>
  useRegistry.setState({
    remotes: {
      'mf-bookings': makeRemote('mf-bookings', {
        navigation: [
          { to: '/app/services', label: 'All Services', icon: 'services', order: 20 },
          { to: '/app/transaction-services', label: 'Transactions', icon: 'transactions', order: 30 },
        ],
      }),
    },
  }),
);

async function open(handlers = [bookings, payments], user = makeUser()) {
  session.signIn('t', user);
  const server = fakeApi(handlers);
  const { router } = showAt('/app/dashboard', [{ path: '*', element: <SearchButton /> }]);
  await userEvent.keyboard('{Control>}k{/Control}');
  return { server, router, box: await screen.findByRole('combobox') };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('opens by Ctrl and K with the pages, narrows them by name, and Enter goes to the one that the arrows are at', async () => {
  const { router, box } = await open();
  await waitFor(() => expect(box).toHaveFocus());
  expect(options()).toEqual(['All Services', 'Transactions']);
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'Transactions' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: 'All Services' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('t{Enter}');
  expect(router.state.location.pathname).toBe('/app/transaction-services');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks a client’s own lists once typing pauses, and no list of everybody', async () => {
  const { server, router, box } = await open();
  await userEvent.type(box, 'P471');
  const group = await screen.findByRole('group', { name: 'Bookings' });
  expect(within(group).getByRole('option')).toHaveTextContent('LOS to ABV · Arrival service P47121');
  const searches = server.of(api.listOwnBookings).map(({ url }) => url.searchParams.get('search'));
  expect(searches).toEqual(['P471']);
  expect(server.of(api.listClients)).toEqual([]);
  await userEvent.click(within(group).getByRole('option'));
  expect(router.state.location.pathname).toBe('/app/booking/41');
});

it('asks of staff what their role may read', async () => {
  const all = replies(api.listBookings, []);
  const clients = replies(api.listClients, []);
  const { server, box } = await open([all, clients], makeUser({ role: 'Protocol Officer' }));
  await userEvent.type(box, 'Okoro');
  expect(await screen.findByText('Nothing found for “Okoro”')).toBeVisible();
  expect(server.of(api.listBookings)).toHaveLength(1);
  expect(server.of(api.listClients)).toHaveLength(1);
  expect(server.of(api.listTransactionsOfType)).toEqual([]);
});

it('says what could not be searched, shows the rest, and asks again', async () => {
  const found = replies(api.listTransactionsOfType, {
    transactions: [aTransaction({ transactionId: 9, amount: 500_000 })],
    meta: null,
  });
  const { server, box } = await open([refuses(api.listOwnBookings, 400), found]);
  await userEvent.type(box, 'P471');
  expect(await screen.findByText('Bookings could not be searched')).toBeVisible();
  const group = await screen.findByRole('group', { name: 'Wallet payments' });
  expect(within(group).getByRole('option')).toHaveTextContent('₦500,000.00');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(server.of(api.listOwnBookings)).toHaveLength(2);
});

it('a press of the button opens it, Escape closes it and gives the focus back', async () => {
  session.signIn('t', makeUser());
  showAt('/app/dashboard', [{ path: '*', element: <SearchButton /> }]);
  const button = screen.getByRole('button', { name: 'Search' });
  await userEvent.click(button);
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button).toHaveFocus();
});

describe('what no menu names', () => {
  const remotes = {
    'mf-bookings': makeRemote('mf-bookings', {
      pages: {
        'app/client-services': { label: 'Bookings', audience: 'client' },
        'app/orders': { label: 'Orders', audience: 'client' },
        'app/statement': { label: 'Statement', permissions: ['statements.own'] },
        'app/audit': { label: 'Audit', audience: 'staff' },
        'app/booking/:booking_id': { audience: 'client' },
      },
    }),
  };
  const services = replies(api.listServices, [aService({ id: 3, name: 'Arrival' })]);

  it.each([
    ['book', ['Book Arrival', 'Bookings']],
    ['ORDERS', ['Orders']],
    ['fund', ['Fund wallet']],
    ['export', ['Export bookings', 'Export transactions']],
    ['state', ['Statement']],
    ['audit', []],
  ])(
    'a client finds by "%s" the pages that they may open and the services to book: %j',
    async (typed, found) => {
      useRegistry.setState({ remotes });
      const { box } = await open([replies(api.listOwnBookings, []), payments, services]);
      await userEvent.type(box, typed);
      await waitFor(() =>
        expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(found),
      );
    },
  );

  it('an Administrator finds the lists to export, each on its page', async () => {
    useRegistry.setState({ remotes });
    const lists = [replies(api.listBookings, []), replies(api.listClients, []), payments];
    const { router, box } = await open(lists, makeUser({ role: 'Administrator' }));
    await userEvent.type(box, 'exp');
    await screen.findByRole('option', { name: 'Export clients' });
    expect(options()).toEqual(['Export bookings', 'Export clients', 'Export transactions']);
    await userEvent.click(screen.getByRole('option', { name: 'Export clients' }));
    expect(router.state.location.pathname).toBe('/app/clients');
  });

  it.each([
    ['Registration Officer', 'review', ['Review registrations']],
    ['Protocol Officer', 'outcome', ['Record outcomes']],
    ['Protocol Officer', 'confirm', []],
    ['Finance Officer', 'pay', ['Confirm payment']],
    ['Administrator', 'user', ['Invite user']],
  ])('a %s finds by "%s" the actions of the day that the role may do: %j', async (role, typed, found) => {
    useRegistry.setState({ remotes });
    const lists = [replies(api.listBookings, []), replies(api.listClients, []), payments];
    const { box } = await open(lists, makeUser({ role }));
    await userEvent.type(box, typed);
    await screen.findByText(found.length > 0 ? '1 result' : `Nothing found for “${typed}”`);
    expect(screen.queryAllByRole('option').map(({ textContent }) => textContent)).toEqual(found);
  });

  it('a booking that was found by a name shows the name', async () => {
    useRegistry.setState({ remotes });
    const passengers = [
      aPassenger({ firstName: 'Ada', lastName: 'Okoro' }),
      aPassenger({ firstName: 'Bọ́lá', lastName: 'Ade' }),
    ];
    const { box } = await open([
      replies(api.listOwnBookings, [aBooking({ passengers })]),
      payments,
      services,
    ]);
    await userEvent.type(box, 'bola');
    const group = await screen.findByRole('group', { name: 'Bookings' });
    expect(within(group).getByRole('option')).toHaveTextContent('Bọ́lá Ade');
  });
});
