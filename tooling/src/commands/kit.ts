import { endAll } from '../atEnd.ts';
import { serveAlone } from '../dev/serveAlone.ts';

/** Serves the page that shows every part of the kit, and prints its address. */
export const run = (): Promise<number> => serveAlone('shared-ui').finally(endAll);
