import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { User } from 'shared-api/contract';
import { session } from 'shared-api/http';
import { authority } from 'shared-api/rules';
import { SlotsProvider, useBreadcrumbs } from 'shared-ui';
import type { NavigationEntry } from 'shared-ui/remote';
import { useRegistry } from '../remotes/registry.ts';
import { makeRemote } from '../testing/makeRegistry.ts';
import { makeUser } from '../testing/makeUser.ts';
import { screenWidth } from '../testing/screenWidth.ts';
import { showAt } from '../testing/showAt.tsx';
import { Frame } from './Frame.tsx';

const navigation: NavigationEntry[] = [
  { to: '/app/profile', label: 'Profile', icon: 'profile', order: 50 },
  { to: '/app/transaction-services', label: 'Transactions', icon: 'transactions', order: 30 },
  { to: '/app/dashboard', label: 'Dashboard', icon: 'dashboard', order: 10 },
  { to: '/app/activities', label: 'Users Activities', icon: 'activities', order: 40 },
  { to: '/app/services', label: 'All Services', icon: 'services', order: 20 },
  { to: '/app/wallet', label: 'Wallet', icon: 'wallet', order: 35, hidden: true },
  { to: '/app/notifications', label: 'Notifications', icon: 'mail', order: 36, hidden: true },
  { to: '/app/users', label: 'Users', icon: 'clients', order: 120, permission: 'users.read' },
];

const slots = { 'wallet.panel': ({ placement }: { placement: string }) => <p>Wallet as {placement}</p> };

const crumbs = [{ label: 'Dashboard', to: '/app/dashboard' }, { label: 'All Services' }];

function show(address = '/app/services', user: User = makeUser()) {
  session.signIn('t', user);
  const element = (
    <SlotsProvider slots={slots}>
      <Frame breadcrumbs={crumbs}>
        <h1>Page</h1>
      </Frame>
    </SlotsProvider>
  );
  return showAt(address, [{ path: '*', element }]);
}

beforeEach(() => {
  screenWidth(1280);
  localStorage.clear();
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 404 }));
  useRegistry.setState({ remotes: { 'mf-bookings': makeRemote('mf-bookings', { navigation }) } });
});

const links = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const clientEntries = [
  ['Dashboard', '/app/dashboard'],
  ['All Services', '/app/services'],
  ['Transactions', '/app/transaction-services'],
  ['Users Activities', '/app/activities'],
  ['Profile', '/app/profile'],
];

describe('the frame', () => {
  it('leads to the dashboard by the mark of the portal', () => {
    show();
    const brand = screen.getByRole('link', { name: authority.portal });
    expect(brand).toHaveAttribute('href', '/app/dashboard');
  });

  it('lists the pages in the sidebar in order, hidden ones left out', () => {
    show();
    const sidebar = screen.getByRole('navigation', { name: 'Main' });
    expect(links(sidebar)).toEqual(clientEntries);
    expect(within(sidebar).getByRole('button', { name: 'Logout' })).toBeVisible();
    expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('All Services');
  });

  it('draws the breadcrumbs of the route, or those that the page asks for', () => {
    function Page() {
      useBreadcrumbs([{ label: 'All Services', to: '/app/services' }, { label: 'Arrival' }]);
      return <h1>Page</h1>;
    }
    const framed = (
      <Frame breadcrumbs={crumbs}>
        <Page />
      </Frame>
    );
    show();
    const trail = () => screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(trail()).toHaveTextContent('DashboardAll Services');
    cleanup();
    showAt('/app/service/1', [{ path: '*', element: framed }]);
    expect(trail()).toHaveTextContent(/^DashboardAll ServicesArrival$/);
    cleanup();
    show();
    expect(trail()).toHaveTextContent('DashboardAll Services');
  });

  it('lists what only staff may open to staff alone', () => {
    show('/app/services', makeUser({ role: 'Administrator' }));
    expect(links(screen.getByRole('navigation', { name: 'Main' }))).toContainEqual(['Users', '/app/users']);
  });

  it('names a person by the last name and an organisation by its name [SHELL-08]', () => {
    show();
    expect(screen.getByText('Kilo')).toBeVisible();
    act(() => session.update(makeUser({ business_Name: 'Lekki Freight Limited' })));
    expect(screen.getByText('Lekki Freight Limited')).toBeVisible();
  });

  it('shows the breadcrumbs of the page [SHELL-05]', () => {
    show();
    const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(trail).getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app/dashboard');
    expect(within(trail).getByText('All Services')).toBeVisible();
  });

  it('signs out from the top bar, in the menu of the account [SHELL-06] [AUTH-16]', async () => {
    show();
    const bar = within(screen.getByRole('banner'));
    await userEvent.click(bar.getByRole('button', { name: 'Account of Alfa Kilo, AK' }));
    await userEvent.click(await bar.findByRole('button', { name: 'Logout' }));
    expect(session.get().user).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('lists the same entries, the name and Logout in the slide-in menu, which a choice closes', async () => {
    const { router } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    expect(links(within(menu).getByRole('navigation', { name: 'Main' }))).toEqual(clientEntries);
    expect(within(menu).getByRole('link', { name: 'Book a service' })).toHaveAttribute(
      'href',
      '/app/services',
    );
    expect(within(menu).getByText('Kilo')).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Logout' })).toBeVisible();
    await userEvent.click(within(menu).getByRole('link', { name: 'Transactions' }));
    expect(router.state.location.pathname).toBe('/app/transaction-services');
    expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull();
  });

  it('names who is signed in and their role, leads to what is theirs, and gives the focus back on Escape', async () => {
    show('/app/services', makeUser({ role: 'Finance Officer' }));
    const button = screen.getByRole('button', { name: 'Account of Alfa Kilo, AK' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    const account = within(await screen.findByRole('region', { name: 'Account' }));
    expect(account.getByText('Alfa Kilo')).toBeVisible();
    expect(account.getByText('Finance Officer')).toBeVisible();
    expect(account.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/app/profile');
    expect(account.getByRole('link', { name: 'Security' })).toHaveAttribute('href', '/app/profile/security');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
    expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.click(document.body);
    expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
  });

  it('helps with the manual of a client, the answers of the landing page, and whom to write to', async () => {
    const helpOf = async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Account of Alfa Kilo, AK' }));
      return links(await screen.findByRole('region', { name: 'Help' })).map(([name]) => name);
    };
    const forAll = ['Questions and answers', 'Write to the office'];
    show();
    expect(await helpOf()).toEqual(['Manual (PDF)', ...forAll]);
    cleanup();
    show('/app/services', makeUser({ role: 'Administrator' }));
    expect(await helpOf()).toEqual(forAll);
  });

  it('takes the colours that the menu of the account is asked for, or the system’s', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Account of Alfa Kilo, AK' }));
    expect(await screen.findByRole('radio', { name: 'System' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement).toHaveAttribute('data-color-mode', 'dark');
    await userEvent.click(screen.getByRole('radio', { name: 'System' }));
    expect(document.documentElement).not.toHaveAttribute('data-color-mode');
  });

  it('offers a client the booking of a service above the entries, and staff none', () => {
    show();
    expect(screen.getByRole('link', { name: 'Book a service' })).toHaveAttribute('href', '/app/services');
    cleanup();
    show('/app/services', makeUser({ role: 'Administrator' }));
    expect(screen.queryByRole('link', { name: 'Book a service' })).toBeNull();
  });

  it('tells when the connection is gone', () => {
    show();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline')).toBeVisible();
    online.mockRestore();
    act(() => void dispatchEvent(new Event('online')));
  });
});

describe('the wallet', () => {
  it.each(['/app/dashboard', '/app/services'])(
    'stands beside %s at 970 px [WALLET-01] [WALLET-08]',
    (address) => {
      screenWidth(970);
      show(address);
      expect(screen.getByText('Wallet as sidebar')).toBeVisible();
    },
  );

  it('stands beside no other page', () => {
    show('/app/activities');
    expect(screen.queryByText(/Wallet as/)).toBeNull();
  });

  it('lies at the bottom of the other pages at 969 px [WALLET-05] [WALLET-08]', () => {
    screenWidth(969);
    show('/app/activities');
    expect(screen.getByText('Wallet as bottom')).toBeVisible();
  });

  it.each(['/app/service/3/create-booking', '/app/booking/7/change'])(
    'leaves the form at %s to itself at every width [G79]',
    (address) => {
      for (const width of [969, 970]) {
        screenWidth(width);
        show(address);
        expect(screen.queryByText(/Wallet as/)).toBeNull();
        cleanup();
      }
    },
  );

  it('is not shown to staff', () => {
    show('/app/dashboard', makeUser({ role: 'Finance Officer' }));
    expect(screen.queryByText(/Wallet as/)).toBeNull();
  });
});
