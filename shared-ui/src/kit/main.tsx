import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { FilterBar, SelectInput } from '../data/FilterBar.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { createPortalQueryClient } from '../query/createPortalQueryClient.ts';
import { PortalTheme } from '../theme/PortalTheme.tsx';
import { type ColorChoice, useColorMode } from '../theme/useColorMode.ts';
import { moduleNames, Parts } from './Parts.tsx';

const asChoices = <Value extends string | number>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: String(value) }));
const inFrame = location.search === '?parts';

/** A window of a chosen width, so that the breakpoints are the real ones. */
function Viewer() {
  const { choice, choose } = useColorMode();
  const [width, setWidth] = useState(1280);
  return (
    <Stack>
      <FilterBar label="View">
        <SelectInput<ColorChoice>
          label="Colours"
          value={choice}
          options={asChoices(['system', 'light', 'dark'])}
          onChoose={choose}
        />
        <SelectInput
          label="Width"
          value={width}
          options={asChoices([320, 600, 970, 1280])}
          onChoose={setWidth}
        />
      </FilterBar>
      <iframe key={choice} title="The kit" src="/?parts" style={{ width, height: '85vh' }} />
    </Stack>
  );
}

const AllParts = () => (
  <main>
    <Notifications />
    {moduleNames.map((name) => (
      <Parts key={name} module={name} />
    ))}
  </main>
);

const router = createMemoryRouter([{ path: '*', element: inFrame ? <AllParts /> : <Viewer /> }]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
createRoot(root).render(
  <PortalTheme>
    <QueryClientProvider client={createPortalQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </PortalTheme>,
);
