import { createRequire } from 'node:module';
import { inRoot } from '../root.ts';

/** The browser packages are dependencies of e2e, not of tooling. */
export const fromTests = createRequire(inRoot('e2e/package.json'));

/** Playwright returns the path even if no browser is installed. */
export const ownBrowserOfPlaywright = (): string | undefined => {
  const { chromium }: { chromium: { executablePath(): string } } = fromTests('playwright');
  try {
    return chromium.executablePath();
  } catch {
    return undefined;
  }
};
