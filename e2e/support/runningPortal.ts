import { cpSync } from 'node:fs';
import path from 'node:path';
import { type Portal, siteFolder, startPortal, throwAwaySettings } from 'tooling/portal';

export interface RunningPortal {
  readonly portal: Portal;
  readonly siteDir: string;
}

/**
 * Without `data`, the portal has the sample data. It runs until `endAll` is called. If the variable
 * TESTED_SITE names a folder, this folder is served instead of the built front end.
 */
export const runningPortal = async (
  data?: string,
  own: Readonly<Record<string, string>> = {},
): Promise<RunningPortal> => {
  const settings = await throwAwaySettings();
  const siteDir = path.join(settings.DATA_DIR, 'site');
  if (data) cpSync(data, settings.DATA_DIR, { recursive: true });
  cpSync(process.env.TESTED_SITE || siteFolder, siteDir, { recursive: true });
  const portal = await startPortal({
    env: { ...settings, NODE_ENV: 'development', SITE_DIR: siteDir, RUN_RELEASES: '1', ...own },
    onLine: (line) => {
      if (process.env.PORTAL_LOG) console.log(line);
    },
  });
  return { portal, siteDir };
};
