import { act, screen } from '@testing-library/react';
import { Outlet } from 'react-router-dom';
import { session } from 'shared-api/http';
import { Notifications, notify } from 'shared-ui';
import type { Access } from 'shared-ui/remote';
import { makeUser } from '../testing/makeUser.ts';
import { showAt } from '../testing/showAt.tsx';
import { Guard } from './Guard.tsx';
import { visited } from './visited.ts';

const page = (path: string, title: string, access: Access) => ({
  path,
  element: (
    <Guard access={access} key={path}>
      <h1>{title}</h1>
    </Guard>
  ),
});

const routes = [
  {
    element: (
      <>
        <Outlet />
        <Notifications />
      </>
    ),
    children: [
      page('/login', 'Login', 'public-only'),
      page('/app/dashboard', 'Dashboard', 'signed-in'),
      page('/app/activities', 'Activities', 'signed-in'),
      page('/app/clients', 'Clients', ['clients.read']),
    ],
  },
];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  notify.clear();
  session.signIn('t', makeUser());
});

const heading = (name: string) => screen.findByRole('heading', { name });

describe('Guard', () => {
  it('brings a visitor back to the page they wanted once they have signed in [AUTH-11] [AUTH-24]', async () => {
    act(() => session.expire());
    const { router } = showAt('/app/activities', routes);
    await heading('Login');
    expect(router.state.location.pathname).toBe('/login');
    act(() => session.signIn('t', makeUser()));
    await heading('Activities');
  });

  it('tells a visitor to log in first [AUTH-25]', async () => {
    const { router } = showAt('/app/dashboard', routes);
    await heading('Dashboard');
    act(() => session.signOut());
    await heading('Login');
    await act(() => router.navigate('/app/activities'));
    expect(await screen.findByText('Log in to access that page')).toBeVisible();
  });

  it('goes to the dashboard after a plain sign-in [AUTH-10]', async () => {
    showAt('/app/activities', routes);
    await heading('Activities');
    act(() => session.signOut());
    await heading('Login');
    sessionStorage.clear();
    act(() => session.signIn('t', makeUser()));
    await heading('Dashboard');
  });

  it('says nothing when a user logs out [AUTH-22]', async () => {
    showAt('/app/activities', routes);
    await heading('Activities');
    act(() => session.signOut());
    await heading('Login');
    expect(screen.queryByText('Log in to access that page')).toBeNull();
  });

  it('refuses staff pages to a client and says so once [AUTH-27] [AUTH-28]', async () => {
    const { router } = showAt('/app/activities', routes);
    await heading('Activities');
    await act(() => router.navigate('/app/clients'));
    await heading('Activities');
    expect(screen.getAllByText('You are not authorized to access that page')).toHaveLength(1);
    expect(router.state.location.pathname).toBe('/app/activities');
  });

  it('leads whoever follows the link of a feedback mail to the dashboard, wherever this tab has been [FEEDBACK-01]', async () => {
    visited.add('/app/activities');
    localStorage.setItem('showFeedbackForm', 'true');
    showAt('/login', routes);
    await heading('Dashboard');
  });
});
