import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { session } from 'shared-api/http';
import { createPortalQueryClient, lazyPage, notify } from 'shared-ui';
import type { PortalRoute, Remote } from 'shared-ui/remote';
import { content } from '../landing/content.ts';
import type { Registry } from '../remotes/parseRegistry.ts';
import { RemoteFailure } from '../remotes/RemoteFailure.ts';
import { useRegistry } from '../remotes/registry.ts';
import { makeRemote } from '../testing/makeRegistry.ts';
import { makeUser } from '../testing/makeUser.ts';
import { screenWidth } from '../testing/screenWidth.ts';
import { showAt } from '../testing/showAt.tsx';
import { discover, routesFor } from './router.tsx';

const page = (path: string, handle: PortalRoute['handle'] = {}): PortalRoute => ({
  path,
  handle,
  element: <h1>{path}</h1>,
});
const routes: Record<string, readonly PortalRoute[]> = {
  'mf-accounts': [
    page('login', { access: 'public-only' }),
    ...['registration-success', 'verify-email/:code', 'reset-password/:code', 'customer-survey/:code'].map(
      (path) => page(path),
    ),
    ...['', '-corporate-organization', '-government-official', '-individual', '-family'].map((kind) =>
      page(`register${kind}`),
    ),
    page('forget-password'),
    page('app/profile'),
  ],
  'mf-bookings': [
    page('app/dashboard'),
    page('app/services'),
    page('app/activities', { title: 'All Activities' }),
    page('app/client-services'),
    page('app/booking/:id'),
    page('app/service/:id/create-booking', { access: 'client' }),
  ],
  'mf-wallet': [page('app/transaction-services'), page('app/transaction-service/:id'), page('invoice')],
  'mf-staff': [page('app/client/:id', { access: ['clients.read'] })],
};

const prefixOf = ({ path = '' }: PortalRoute) => path.split('/:')[0] ?? '';
const registry = Object.fromEntries(
  Object.entries(routes).map(([name, all]) => {
    const pages = Object.fromEntries(all.map(({ path }) => [path, {}]));
    return [name, makeRemote(name, { prefixes: all.map(prefixOf), pages })];
  }),
);

const load = jest.fn<Promise<Remote>, [string]>();

const open = (address: string, remotes: Registry = registry) => {
  const queryClient = createPortalQueryClient();
  const patchRoutesOnNavigation = discover(remotes, queryClient, load);
  return showAt(address, routesFor(remotes), { patchRoutesOnNavigation }, queryClient);
};

beforeEach(() => {
  screenWidth(1280);
  localStorage.clear();
  sessionStorage.clear();
  session.signOut();
  notify.clear();
  load.mockReset().mockImplementation(async (name) => ({ contract: 1, name, routes: routes[name] ?? [] }));
  window.scrollTo = () => {};
  globalThis.fetch = jest.fn(async () => new Response('{}', { status: 404 }));
  useRegistry.setState({ remotes: registry, fetchedAt: Date.now() });
});

const heading = (name: string) => screen.findByRole('heading', { name });

describe('the router', () => {
  it.each([
    '/app/profile',
    '/app/dashboard',
    '/app/client-services',
    '/app/activities',
    '/app/services',
    '/app/service/1/create-booking',
    '/app/booking/1',
    '/app/transaction-services',
    '/app/transaction-service/1',
    '/app/client/1',
  ])('asks a visitor of %s to sign in [SHELL-12] [AUTH-24]', async (address) => {
    const { router } = open(address);
    await heading('login');
    expect(router.state.location.pathname).toBe('/login');
    expect(await screen.findByText('Log in to access that page')).toBeVisible();
  });

  it.each([
    '/login',
    '/forget-password',
    '/register',
    '/register-government-official',
    '/register-corporate-organization',
    '/register-individual',
    '/register-family',
    '/registration-success',
    '/verify-email/abc',
    '/reset-password/abc',
    '/customer-survey/abc',
    '/invoice?code=abc',
  ])('opens %s to everybody', async (address) => {
    const { router } = open(address);
    expect((await screen.findAllByRole('heading')).length).toBeGreaterThan(0);
    expect(router.createHref(router.state.location)).toBe(address);
  });

  it.each(['/nope', '/app/nope', '/app/wallet', '/app/notifications', '/app/services/nope'])(
    'says of %s that there is no such page [SHELL-01] [SHELL-10]',
    async (address) => {
      session.signIn('t', makeUser());
      open(address);
      await heading('Page not found');
    },
  );

  it.each([
    ['a visitor', () => undefined],
    ['whoever is signed in', () => session.signIn('t', makeUser())],
  ])('shows the landing page at / to %s [LAND-01]', async (_who, signIn) => {
    signIn();
    const { router } = open('/');
    await heading(content.headline);
    expect(router.state.location.pathname).toBe('/');
    expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  });

  it('fetches a remote when one of its paths is first opened, and once', async () => {
    session.signIn('t', makeUser());
    const { router } = open('/app/services');
    await heading('app/services');
    await act(() => router.navigate('/app/service/4/create-booking'));
    await heading('app/service/:id/create-booking');
    expect(load.mock.calls).toEqual([['mf-bookings']]);
  });

  describe('with one page at a path for clients and one for staff', () => {
    const pagesFor = (audience: 'client' | 'staff') => ({ pages: { 'app/dashboard': { audience } } });
    const both = {
      'mf-bookings': makeRemote('mf-bookings', {
        pages: { ...pagesFor('client').pages, 'app/activities': {} },
      }),
      'mf-staff': makeRemote('mf-staff', { ...pagesFor('staff'), label: 'Desk' }),
    };
    const owned = (name: string, path: string) => ({
      ...page(path),
      element: <h1>{`${path} of ${name}`}</h1>,
    });
    const openAs = (role: string, address = '/app/dashboard', remotes: Registry = both) => {
      session.signIn('t', makeUser({ role }));
      useRegistry.setState({ remotes });
      load.mockImplementation(async (name) => ({
        contract: 1,
        name,
        routes: [owned(name, 'app/dashboard'), ...(name === 'mf-bookings' ? [page('app/activities')] : [])],
      }));
      return open(address, remotes);
    };

    it.each([
      ['Client', 'mf-bookings'],
      ['Finance Officer', 'mf-staff'],
    ])('shows a %s that of %s, and loads no other remote for it [TRANS-20]', async (role, owner) => {
      openAs(role);
      await heading(`app/dashboard of ${owner}`);
      expect(load.mock.calls).toEqual([[owner]]);
    });

    it('shows staff theirs also after the remote of the other was opened', async () => {
      const { router } = openAs('Administrator', '/app/activities');
      await heading('app/activities');
      await act(() => router.navigate('/app/dashboard'));
      await heading('app/dashboard of mf-staff');
    });

    it('says that it could not be loaded, and Retry brings it [SHELL-02]', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      load.mockRejectedValueOnce(new RemoteFailure('mf-staff', 'unreachable'));
      openAs('Administrator');
      await heading('Something went wrong.');
      expect(screen.getByText(/^This page could not be loaded/)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await heading('app/dashboard of mf-staff');
      jest.restoreAllMocks();
    });

    it.each(['/app/dashboard', '/app/activities'])(
      'says so where the registry lacks the remote altogether, also of who opened %s first, and Retry brings it [SHELL-02]',
      async (first) => {
        jest.spyOn(console, 'error').mockImplementation(() => {});
        const { 'mf-staff': staff, ...others } = both;
        const registryOf = (remotes: object) =>
          jest.mocked(fetch).mockImplementation(async () => new Response(JSON.stringify({ remotes })));
        registryOf(others);
        const { router } = openAs('Administrator', first, others);
        await act(() => router.navigate('/app/dashboard'));
        await heading('Something went wrong.');
        expect(router.state.location.pathname).toBe('/app/dashboard');
        registryOf({ ...others, 'mf-staff': staff });
        await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
        await heading('app/dashboard of mf-staff');
        jest.restoreAllMocks();
      },
    );
  });

  describe('a page of a remote', () => {
    const serve = (services: PortalRoute) =>
      load.mockImplementation(async (name) => ({
        contract: 1,
        name,
        routes: (routes[name] ?? []).map((route) => (route.path === 'app/services' ? services : route)),
      }));
    beforeEach(() => session.signIn('t', makeUser()));

    it('whose code broke once says so, and Retry brings it [SHELL-02]', async () => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      const fetchCode = jest
        .fn<Promise<() => React.JSX.Element>, []>()
        .mockRejectedValueOnce(Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' }))
        .mockResolvedValueOnce(() => <h1>app/services</h1>);
      serve({ path: 'app/services', ...lazyPage(fetchCode) });
      open('/app/services');
      await heading('Something went wrong.');
      await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
      await heading('app/services');
      expect(fetchCode).toHaveBeenCalledTimes(2);
      jest.restoreAllMocks();
    });

    it('is first drawn with its code and its lists, and shows no skeleton', async () => {
      const query = { queryKey: ['services'], queryFn: async () => ['Meet and greet'] };
      const drawn: unknown[] = [];
      const Services = () => {
        const { data } = useQuery(query);
        drawn.push(data);
        return <h1>{data}</h1>;
      };
      serve({ path: 'app/services', ...lazyPage(async () => Services), firstCalls: () => [query] });
      open('/app/services');
      await heading('Meet and greet');
      expect(drawn[0]).toEqual(['Meet and greet']);
    });
  });

  it('opens a remote for who comes back, having left while it was loading', async () => {
    session.signIn('t', makeUser());
    const { router } = open('/app/services');
    await heading('app/services');
    let answer = () => {};
    const wallet: Remote = { contract: 1, name: 'mf-wallet', routes: routes['mf-wallet'] ?? [] };
    const loading = new Promise<Remote>((resolve) => {
      answer = () => resolve(wallet);
    });
    load.mockReturnValueOnce(loading).mockReturnValueOnce(loading);
    await act(async () => {
      void router.navigate('/app/transaction-services');
      await router.navigate('/app/activities');
      void router.navigate('/app/transaction-services');
      answer();
    });
    await heading('app/transaction-services');
  });

  it('gives a remote that was first released after the page was opened its menu entry and its pages', async () => {
    session.signIn('t', makeUser());
    const { router } = open('/app/services');
    await heading('app/services');
    const lounge = makeRemote('mf-lounge', {
      prefixes: ['app/lounge'],
      navigation: [{ to: '/app/lounge', label: 'Lounge', icon: 'services', order: 60 }],
    });
    act(() => useRegistry.setState({ remotes: { ...registry, 'mf-lounge': lounge } }));
    expect(screen.getByRole('link', { name: 'Lounge' })).toBeVisible();
    load.mockResolvedValueOnce({ contract: 1, name: 'mf-lounge', routes: [page('app/lounge')] });
    await act(() => router.navigate('/app/lounge'));
    await heading('app/lounge');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('asks for the registry again where the page carries none, and says so when it does not answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    session.signIn('t', makeUser());
    useRegistry.setState({ remotes: {}, fetchedAt: 0 });
    open('/app/services');
    await heading('Something went wrong.');
    expect(fetch).toHaveBeenCalledWith('/remotes.json', { cache: 'no-cache' });
    jest.restoreAllMocks();
  });

  it('names the page in the window and moves the focus into it after a route change', async () => {
    session.signIn('t', makeUser());
    const { router } = open('/app/services');
    await heading('app/services');
    await act(() => router.navigate('/app/activities'));
    await heading('app/activities');
    expect(document.title).toBe('All Activities - Airport Protocol Services');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('opens a page from the address bar at its top, and a reloaded one where it was left', async () => {
    session.signIn('t', makeUser());
    const scrollTo = jest.spyOn(window, 'scrollTo');
    open('/app/services');
    await heading('app/services');
    jest.replaceProperty(window, 'scrollY', 300);
    dispatchEvent(new Event('pagehide'));
    cleanup();
    open('/app/activities');
    await heading('app/activities');
    expect(scrollTo).not.toHaveBeenCalledWith(0, 300);
    cleanup();
    open('/app/services');
    await heading('app/services');
    expect(scrollTo).toHaveBeenCalledWith(0, 300);
    jest.restoreAllMocks();
  });

  describe('without a connection', () => {
    const connection = (online: boolean) =>
      act(async () => {
        jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
        dispatchEvent(new Event(online ? 'online' : 'offline'));
      });
    beforeEach(() => {
      jest.spyOn(console, 'error').mockImplementation(() => {});
      session.signIn('t', makeUser());
    });
    afterEach(() => jest.restoreAllMocks());

    it.each([
      ['a remote', () => new RemoteFailure('mf-bookings', 'unreachable')],
      ['a part of one', () => Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' })],
    ])('a page whose code has not been fetched says so of %s [PWA-01]', async (_, failure) => {
      load.mockRejectedValueOnce(failure());
      await connection(false);
      open('/app/booking/8');
      await heading('This page needs a connection.');
      expect(screen.getByText('It opens by itself when you are back.')).toBeVisible();
      expect(screen.queryByText('Something went wrong.')).toBeNull();
    });

    it('a fault of a page is no matter of the connection', async () => {
      load.mockRejectedValueOnce(new TypeError('broken'));
      await connection(false);
      open('/app/booking/9');
      await heading('Something went wrong.');
    });
  });

  it('keeps the frame around a remote that fails, and Retry brings it back to the same place [SHELL-02]', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    session.signIn('t', makeUser());
    load.mockRejectedValueOnce(new RemoteFailure('mf-bookings', 'unreachable'));
    load.mockRejectedValueOnce(new RemoteFailure('mf-bookings', 'unreachable'));
    const { router } = open('/app/booking/7');
    await heading('Something went wrong.');
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();

    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('app/booking/:id');
    expect(router.state.location.pathname).toBe('/app/booking/7');
    jest.restoreAllMocks();
  });
});
