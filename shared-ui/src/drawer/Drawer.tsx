import { fetchedPart } from '../page/fetchedPart.tsx';
import type { DrawerProps } from './OpenDrawer.tsx';

export type { DrawerProps };

/** Open while it is drawn: a dialog that slides in from a side. Its code is fetched when it is first opened. */
export const Drawer = fetchedPart<DrawerProps>(async () => (await import('./OpenDrawer.tsx')).OpenDrawer);
