import { createRequire } from 'node:module';
import { inRoot } from '../root.ts';

/** The end-to-end tests own the browser packages: they are looked up from there. */
const fromTests = createRequire(inRoot('e2e/package.json'));

interface PlaywrightModule {
  readonly chromium: { executablePath(): string };
}

const isPlaywright = (loaded: unknown): loaded is PlaywrightModule =>
  typeof loaded === 'object' && loaded !== null && 'chromium' in loaded;

/** Playwright names this place even where it has put no browser. */
export const ownBrowserOfPlaywright = async (): Promise<string | undefined> => {
  const loaded: unknown = fromTests('playwright');
  try {
    return isPlaywright(loaded) ? loaded.chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
};
