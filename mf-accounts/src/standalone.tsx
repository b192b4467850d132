import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { session } from 'shared-api';
import { createPortalQueryClient, LoadingOverlay, Notifications, PortalTheme } from 'shared-ui';
import remote from './remote.tsx';

/** The remote alone, for its developers: its pages without the shell's frame and guards. */
const Page = () => (
  <>
    <Notifications />
    <LoadingOverlay />
    <main style={{ padding: 'var(--space-5) var(--space-4)' }}>
      <Outlet />
    </main>
  </>
);

const queryClient = createPortalQueryClient({ onUnauthorized: () => session.expire() });
const router = createBrowserRouter([{ Component: Page, children: remote.routes as RouteObject[] }]);

const root = document.getElementById('root');
if (root)
  createRoot(root).render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  );
