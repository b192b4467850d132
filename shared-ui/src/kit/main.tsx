import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import {
  type ColorChoice,
  createPortalQueryClient,
  Notifications,
  PortalTheme,
  Stack,
  useColorMode,
} from '../index.ts';
import { SelectInput } from '../select/SelectInput.tsx';
import { moduleNames, Parts } from './Parts.tsx';

const colours: readonly ColorChoice[] = ['system', 'light', 'dark'];

function Kit() {
  const { choice, choose } = useColorMode();
  return (
    <main style={{ padding: 'var(--space-4)' }}>
      <Notifications />
      <Stack>
        <SelectInput
          label="Colours"
          value={choice}
          options={colours.map((value) => ({ value, label: value }))}
          onChoose={choose}
        />
        {moduleNames.map((name) => (
          <Parts key={name} module={name} />
        ))}
      </Stack>
    </main>
  );
}

const router = createMemoryRouter([{ path: '*', element: <Kit /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
createRoot(root).render(
  <PortalTheme>
    <QueryClientProvider client={createPortalQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </PortalTheme>,
);
