import { runPlaywright } from '../test/playwright.ts';

export const run = (): Promise<number> => runPlaywright('screenshots', {}, ['manuals.spec.ts']);
