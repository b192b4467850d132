import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderPortal } from '../testing/renderPortal.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyPage } from './lazyPage.tsx';
import { NotFound } from './NotFound.tsx';
import { PageHeader } from './PageHeader.tsx';

const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => jest.restoreAllMocks());

it('the heading of a followed page takes the focus and names the window', async () => {
  const { user } = renderPortal(<Link to="/next">Next</Link>, {
    path: '/',
    routes: [{ path: '/next', element: <PageHeader title="All Services" /> }],
  });
  await user.click(screen.getByRole('link', { name: 'Next' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All Services' })).toHaveFocus();
  expect(document.title).toBe('All Services - Airport Protocol Services');
});

it('the first page leaves the focus where it is', () => {
  renderPortal(<PageHeader title="Login" />);
  expect(screen.getByRole('heading', { name: 'Login' })).not.toHaveFocus();
});

it('breadcrumbs link to all but the page itself', () => {
  renderPortal(
    <Breadcrumbs items={[{ label: 'Dashboard', to: '/app/dashboard' }, { label: 'All Activities' }]} />,
  );
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/app/dashboard');
  expect(screen.getByText('All Activities')).toHaveAttribute('aria-current', 'page');
});

it('an unknown path reads Page not found', async () => {
  renderPortal(<NotFound />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found - Airport Protocol Services');
});

it('an unknown path leads back to where it was looked for: to the dashboard, or to the homepage', async () => {
  const { unmount } = renderPortal(<NotFound />, { route: '/app/nothing', path: '*' });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/app/dashboard');
  unmount();
  renderPortal(<NotFound />, { route: '/nothing', path: '*' });
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/');
});

it('a runtime failure reads Something went wrong.', () => {
  quiet();
  const Broken = () => {
    throw new Error('broken');
  };
  renderPortal(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
});

it('a page on its way gives a sign', () => {
  const { Component } = lazyPage(() => new Promise<() => React.JSX.Element>(() => undefined));
  renderPortal(<Component />);
  expect(screen.getAllByText('Loading')).not.toHaveLength(0);
});
