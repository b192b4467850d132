import { QueryClientProvider } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createPortalQueryClient, PortalTheme } from 'shared-ui';
import { followDesk } from '../offline/followDesk.ts';
import { followKeptDay } from '../offline/followKeptDay.ts';
import { pollUntilReached } from '../offline/pollUntilReached.ts';
import { registerServiceWorker } from '../offline/registerServiceWorker.ts';
import { followChannelLink } from '../remotes/cohort.ts';
import { provideKit } from '../remotes/provideKit.ts';
import { readInlinedRegistry } from '../remotes/registry.ts';
import { createPortalRouter } from '../routes/router.tsx';
import { sendToLogin } from '../session/sendToLogin.ts';
import { watchSession } from '../session/watchSession.ts';
import { onFirstInteraction } from './onFirstInteraction.ts';
import { savesData } from './savesData.ts';

const queryClient = createPortalQueryClient();
followChannelLink();
const registry = readInlinedRegistry();

pollUntilReached(queryClient);
watchSession(queryClient);
followDesk();
followKeptDay();
sendToLogin();
const router = createPortalRouter(registry, queryClient);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
startTransition(() =>
  createRoot(root).render(
    <PortalTheme>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </PortalTheme>,
  ),
);

registerServiceWorker();
if (!savesData()) onFirstInteraction(() => void provideKit().catch(() => undefined));
