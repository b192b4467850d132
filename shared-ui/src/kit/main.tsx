import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
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
const colourChoices: readonly ColorChoice[] = ['system', 'light', 'dark'];
const frameColours = new URLSearchParams(location.search).get('parts');
const page = { padding: 'var(--space-4)' };

/** A window of a chosen width, so that the breakpoints are the real ones. */
function Viewer() {
  const { choice, choose } = useColorMode();
  const [width, setWidth] = useState(1280);
  return (
    <main style={page}>
      <Stack>
        <FilterBar label="View">
          <SelectInput<ColorChoice>
            label="Colours"
            value={choice}
            options={asChoices(colourChoices)}
            onChoose={choose}
          />
          <SelectInput
            label="Width"
            value={width}
            options={asChoices([320, 600, 970, 1280])}
            onChoose={setWidth}
          />
        </FilterBar>
        <iframe title="The kit" src={`/?parts=${choice}`} style={{ width, height: '85vh' }} />
      </Stack>
    </main>
  );
}

function AllParts({ colours }: { colours: string }) {
  const { choose } = useColorMode();
  useEffect(() => choose(colourChoices.find((one) => one === colours) ?? 'system'), [choose, colours]);
  return (
    <main style={page}>
      <Notifications />
      {moduleNames.map((name) => (
        <Parts key={name} module={name} />
      ))}
    </main>
  );
}

const router = createMemoryRouter([
  { path: '*', element: frameColours === null ? <Viewer /> : <AllParts colours={frameColours} /> },
]);
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
createRoot(root).render(
  <PortalTheme>
    <QueryClientProvider client={createPortalQueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </PortalTheme>,
);
