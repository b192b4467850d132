import { serveAlone } from '../dev/serveAlone.ts';

export const run = (): Promise<number> => serveAlone('shared-ui');
