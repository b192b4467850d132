import { serveAlone } from '../dev/serveAlone.ts';
import { endAll } from '../processes/atEnd.ts';

export const run = (): Promise<number> => serveAlone('shared-ui').finally(endAll);
