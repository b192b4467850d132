import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { session, useSession } from 'shared-api';
import { createPortalQueryClient, LoadingOverlay, links, Notifications, PortalTheme } from 'shared-ui';
import remote from './remote.tsx';
import { SignIn } from './standalone/SignIn.tsx';

/** The remote alone, for its developers: its pages without the shell's frame and guards. */
function Page() {
  const user = useSession((state) => state.user);
  return (
    <>
      <Notifications />
      <LoadingOverlay />
      <main style={{ padding: 'var(--space-5) var(--space-4)' }}>{user ? <Outlet /> : <SignIn />}</main>
    </>
  );
}

const queryClient = createPortalQueryClient({ onUnauthorized: () => session.expire() });
const router = createBrowserRouter([
  {
    Component: Page,
    children: [
      { index: true, element: <Navigate to={links.dashboard()} /> },
      ...(remote.routes as RouteObject[]),
    ],
  },
]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  );
