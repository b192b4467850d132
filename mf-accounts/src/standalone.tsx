import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from 'react-router-dom';
import { session } from 'shared-api';
import { createPortalQueryClient, LoadingOverlay, Notifications, PortalTheme } from 'shared-ui';
import remote from './remote.tsx';

/** This remote without the shell, for its developers, beside a running portal that answers its calls. */
const queryClient = createPortalQueryClient({ onUnauthorized: () => session.expire() });
const Frame = () => (
  <>
    <Outlet />
    <Notifications />
    <LoadingOverlay />
  </>
);
const router = createBrowserRouter([
  { path: '/', Component: Frame, children: [...remote.routes] as RouteObject[] },
]);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  );
}
