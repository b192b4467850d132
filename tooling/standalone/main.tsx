import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Navigate, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPortalQueryClient, PortalTheme } from 'shared-ui';
import type { NavigationEntry, Remote } from 'shared-ui/remote';
import { chosenPerson, startFake } from './accounts.ts';
import { Frame } from './Frame.tsx';

declare const __REMOTE__: { label: string; prefixes: string[]; navigation: NavigationEntry[] };

async function start(): Promise<void> {
  startFake(chosenPerson());
  const { default: remote }: { default: Remote } = await import('the-remote');
  const queryClient = createPortalQueryClient();
  const { label, prefixes, navigation } = __REMOTE__;
  const first = navigation[0]?.to ?? `/${prefixes[0] ?? ''}`;
  const router = createBrowserRouter([
    {
      element: <Frame remote={remote} label={label} navigation={navigation} />,
      children: [
        { index: true, element: <Navigate replace to={first} /> },
        ...(remote.routes as RouteObject[]),
        { path: '*', element: <p>This page belongs to another part of the portal.</p> },
      ],
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root');
  createRoot(root).render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  );
}

void start();
