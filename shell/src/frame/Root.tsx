import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useSession } from 'shared-api';
import { LoadingOverlay, Notifications, SlotsProvider } from 'shared-ui';
import { content } from '../landing/content.ts';
import { PreviewBanner } from '../remotes/PreviewBanner.tsx';
import { useSlots } from '../remotes/slots.tsx';
import { Guard } from '../session/Guard.tsx';
import { IdleWarning } from '../session/IdleWarning.tsx';
import { Frame } from './Frame.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { pageHandle } from './pageHandle.ts';
import { useRouteChange } from './useRouteChange.ts';

/** Around every page: its guard, its frame, and what is mounted once for all. */
export function Root() {
  const { access, breadcrumbs, title } = pageHandle(useMatches());
  const { pathname } = useLocation();
  const signedIn = useSession((state) => state.user !== null);
  const isApplication = /^\/app(\/|$)/.test(pathname);
  const slots = useSlots();
  useRouteChange(title && `${title} - ${content.name}`);

  const page = (
    <Guard access={access ?? (isApplication ? 'signed-in' : 'public')}>
      <Outlet />
    </Guard>
  );
  const Surroundings = isApplication && signedIn ? Frame : PublicFrame;
  return (
    <SlotsProvider slots={slots}>
      <PreviewBanner />
      {pathname === '/' ? page : <Surroundings breadcrumbs={breadcrumbs}>{page}</Surroundings>}
      <IdleWarning />
      <Notifications />
      <LoadingOverlay />
      <ScrollRestoration />
    </SlotsProvider>
  );
}
