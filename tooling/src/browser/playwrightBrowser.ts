import { createRequire } from 'node:module';
import { inRoot } from '../root.ts';

/** The browser packages are dependencies of e2e, not of tooling. */
const fromTests = createRequire(inRoot('e2e/package.json'));

interface PlaywrightModule {
  readonly chromium: { executablePath(): string };
}

const isPlaywright = (loaded: unknown): loaded is PlaywrightModule =>
  typeof loaded === 'object' && loaded !== null && 'chromium' in loaded;

/** Playwright returns the path even if no browser is installed. */
export const ownBrowserOfPlaywright = async (): Promise<string | undefined> => {
  const loaded: unknown = fromTests('playwright');
  try {
    return isPlaywright(loaded) ? loaded.chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
};
