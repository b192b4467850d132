import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Logger, pino } from 'pino';
import { folderFiles } from '../adapters/files/folderFiles.ts';
import { mailboxMailer } from '../adapters/mail/mailboxMailer.ts';
import { signingMailer } from '../adapters/mail/signingMailer.ts';
import type { AppContext } from '../appContext.ts';
import { TestClock } from '../clock.ts';
import { type Config, readConfig } from '../config.ts';
import type { Database } from '../db/index.ts';
import { openSecrets } from '../secrets/index.ts';
import { recordedLog } from './recordedLog.ts';
import { freshDatabase } from './testDatabase.ts';

export interface TestContext {
  context: AppContext;
  clock: TestClock;
  logged: readonly string[];
  removeFiles(): Promise<void>;
}

interface Options {
  /** By default the log is collected; TEST_LOG names a level at which the log is printed instead. */
  log?: Logger | undefined;
  config?: Partial<Config> | undefined;
  /** The default is an empty, migrated database. */
  db?: Database | undefined;
}

function testConfig(dataDir: string, changes: Partial<Config> = {}): Config {
  const environment = {
    NODE_ENV: 'test',
    DATA_DIR: dataDir,
    RATE_LIMITS: '0',
    SAMPLE_DATA: '0',
    PORT: '0',
    GATEWAY_PORT: '1',
  };
  return { ...readConfig(environment), ...changes };
}

export async function makeTestContext({
  config: changes,
  log,
  db: given,
}: Options = {}): Promise<TestContext> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'portal-test-'));
  const config = testConfig(dataDir, changes);
  const db = given ?? (await freshDatabase());
  const level = process.env.TEST_LOG;
  const kept = recordedLog('info');
  const clock = new TestClock();
  return {
    context: {
      db,
      config,
      clock,
      log: log ?? (level ? pino({ level }) : kept.log),
      linesLost: () => 0,
      files: folderFiles(config.filesDir),
      mailer: signingMailer(mailboxMailer(db), db, config),
      secrets: openSecrets(config, { mayMakeKey: true }),
    },
    clock,
    logged: kept.logged,
    removeFiles: () => rm(dataDir, { recursive: true, force: true }),
  };
}
