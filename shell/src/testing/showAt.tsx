import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { createPortalQueryClient, PortalTheme } from 'shared-ui';

export function showAt(
  address: string,
  routes: RouteObject[],
  options: Parameters<typeof createMemoryRouter>[1] = {},
  queryClient = createPortalQueryClient(),
) {
  const router = createMemoryRouter(routes, { ...options, initialEntries: [address] });
  render(
    <PortalTheme withoutStyles>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  );
  return { router, queryClient };
}
