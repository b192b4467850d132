import { serveAlone } from '../dev/serveAlone.ts';

/** Serves the page that shows every part of the kit: http://localhost:3199. */
export const run = (): Promise<number> => serveAlone('shared-ui');
