import { createRequire } from 'node:module';
import { inRoot } from '../root.ts';

/** Resolves from e2e, since the browser packages are its dependencies. */
const fromTests = createRequire(inRoot('e2e/package.json'));

interface PlaywrightModule {
  readonly chromium: { executablePath(): string };
}

const isPlaywright = (loaded: unknown): loaded is PlaywrightModule =>
  typeof loaded === 'object' && loaded !== null && 'chromium' in loaded;

/** Playwright returns this path even if no browser is installed there. */
export const ownBrowserOfPlaywright = async (): Promise<string | undefined> => {
  const loaded: unknown = fromTests('playwright');
  try {
    return isPlaywright(loaded) ? loaded.chromium.executablePath() : undefined;
  } catch {
    return undefined;
  }
};
