import { type Location, Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import { useSession } from 'shared-api/http';
import { usePublicSettings } from 'shared-api/settings';
import { LoadingOverlay, Notifications, PortalName, SlotsProvider } from 'shared-ui';
import type { PortalHandle } from 'shared-ui/remote';
import { PreviewBanner } from '../remotes/PreviewBanner.tsx';
import { useSlots } from '../remotes/slots.tsx';
import { Guard } from '../session/Guard.tsx';
import { IdleWarning } from '../session/IdleWarning.tsx';
import { Frame } from './Frame.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PublicFrame } from './PublicFrame.tsx';
import { useRouteChange } from './useRouteChange.ts';

/**
 * All pages that open from the address bar have the router's key `default`, and would share one position. A
 * position within a page that a hash names is never the one where the page was left.
 */
const placeOf = ({ key, pathname, search, hash }: Location) => {
  if (hash) return String(Math.random());
  return key === 'default' ? pathname + search : key;
};

export function Root() {
  const handles = useMatches().map(({ handle }) => handle);
  const { access, breadcrumbs, title }: PortalHandle = Object.assign({}, ...handles);
  const { pathname } = useLocation();
  const signedIn = useSession((state) => state.user !== null);
  const isApplication = /^\/app(\/|$)/.test(pathname);
  const slots = useSlots();
  const { portal } = usePublicSettings().authority;
  useRouteChange(title && `${title} - ${portal}`);

  const page = (
    <Guard access={access ?? (isApplication ? 'signed-in' : 'public')}>
      <Outlet />
    </Guard>
  );
  const Surroundings = isApplication && signedIn ? Frame : PublicFrame;
  return (
    <PortalName value={portal}>
      <SlotsProvider slots={slots}>
        <NavigationProgress />
        <PreviewBanner />
        {pathname === '/' ? page : <Surroundings breadcrumbs={breadcrumbs}>{page}</Surroundings>}
        <IdleWarning />
        <Notifications />
        <LoadingOverlay />
        <ScrollRestoration getKey={placeOf} />
      </SlotsProvider>
    </PortalName>
  );
}
