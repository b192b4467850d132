import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../atEnd.ts';
import { freePort } from '../freePort.ts';
import { type Portal, startPortal } from '../start/startPortal.ts';
import { gatherPeople, type People } from './people.ts';

/** A portal of a drill's own with people who have money. */
export interface Stage {
  readonly portal: Portal;
  readonly people: People;
  readonly env: NodeJS.ProcessEnv;
  /** The same portal's settings for one more server on a port of its own. */
  anotherServer(): Promise<NodeJS.ProcessEnv>;
}

interface Scenery {
  /** Settings beside a drill's usual ones. */
  readonly settings?: NodeJS.ProcessEnv;
  /** Prepares the folder of the data before the portal uses it; resolves to further settings. */
  readonly before?: (dataDir: string) => Promise<NodeJS.ProcessEnv>;
}

/** On the embedded database, or on the PostgreSQL of `databaseUrl`. */
export async function setTheStage(
  databaseUrl: string | undefined,
  { settings = {}, before }: Scenery = {},
): Promise<Stage> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-drill-'));
  atEnd(() => rmSync(dataDir, { recursive: true, force: true }));
  const prepared = await before?.(dataDir);
  const { DATABASE_URL: _given, ...inherited } = process.env;
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: `drill:${randomBytes(32).toString('base64')}`,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    PAYMENT_SETTLEMENT: 'instant',
    RATE_LIMITS: '0',
    SAMPLE_DATA: '1',
    PORT: String(await freePort()),
    GATEWAY_PORT: String(await freePort()),
    ...settings,
    ...prepared,
  };
  const portal = await startPortal({ env, onLine: () => undefined });
  return {
    portal,
    people: await gatherPeople(portal),
    env,
    anotherServer: async () => ({ ...env, SAMPLE_DATA: '0', PORT: String(await freePort()) }),
  };
}
