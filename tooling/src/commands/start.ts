import { existsSync } from 'node:fs';
import path from 'node:path';
import { atEnd } from '../processes/atEnd.ts';
import { root } from '../root.ts';
import { buildFrontEnd } from '../start/buildFrontEnd.ts';
import { readableLine } from '../start/readableLine.ts';
import { describeAccounts, readSampleAccounts, sampleAccountsFile } from '../start/sampleAccounts.ts';
import { type Portal, startPortal } from '../start/startPortal.ts';

const embedded =
  'the embedded database is meant for one machine; DATABASE_URL names a server for everything else';

const show = (line: string): void => {
  const shown = readableLine(line);
  if (shown !== undefined) console.log(shown);
};

const announce = (portal: Portal, isFirstStart: boolean): void => {
  const lines = [`The portal is ready at ${portal.url}/`];
  if (!process.env.SMTP_URL) lines.push(`Mail it sent:    ${portal.url}/mailbox`);
  if (portal.gatewayUrl) lines.push(`Sandbox gateway: ${portal.gatewayUrl}/ (no real money)`);
  if (!process.env.DATABASE_URL) lines.push(`Data:            ${portal.dataDir} (${embedded})`);
  const accounts = readSampleAccounts(portal.dataDir);
  const file = path.relative(root, sampleAccountsFile(portal.dataDir));
  if (accounts.length > 0 && isFirstStart)
    lines.push(`Sample sign-ins (kept in ${file}):`, describeAccounts(accounts));
  else if (accounts.length > 0) lines.push(`Sample sign-ins: ${file}`);
  console.log(lines.join('\n'));
};

export const run = async (): Promise<number> => {
  // A folder in SITE_DIR contains a site that is already built.
  if (!process.env.SITE_DIR) await buildFrontEnd();
  console.log('Starting the portal …');
  const isFirstStart = !existsSync(sampleAccountsFile(path.resolve(root, process.env.DATA_DIR ?? '.data')));
  const portal = await startPortal({ env: process.env, onLine: show });
  announce(portal, isFirstStart);
  const ending = new Promise<number>((resolve) => atEnd(() => resolve(0)));
  return Promise.race([portal.ended, ending]);
};
