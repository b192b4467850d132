import { existsSync } from 'node:fs';
import path from 'node:path';
import { TestClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { packageFolder } from './db/index.ts';
import { openLog } from './log.ts';
import { seedSampleData } from './seed/index.ts';
import { createServer, type Server } from './server.ts';
import { keepPrivate } from './startup/keepPrivate.ts';
import { openAppContext } from './startup/openAppContext.ts';
import { openDatabase } from './startup/openDatabase.ts';
import { sealedColumns } from './startup/sealedColumns.ts';

const embeddedNote =
  'The embedded database is meant for one machine; DATABASE_URL names a PostgreSQL server for everything else.';

/** The front end that `npm start` has built, unless SITE_DIR names another one. */
function siteDirOf({ siteDir }: Config): string | undefined {
  const built = path.join(packageFolder(), '../.cache/site');
  return siteDir ?? (existsSync(built) ? built : undefined);
}

/** Ends what is going on, once; a second signal ends the process at once. */
function closeOnSignal(server: Server): void {
  let closing = false;
  const close = async () => {
    if (closing) process.exit(1);
    closing = true;
    await server.drain();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
}

async function listen(server: Server, { port, host }: Config): Promise<void> {
  try {
    await server.listen(port, host);
  } catch (thrown) {
    await server.close();
    if ((thrown as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw thrown;
    throw new Error(`PORT ${port} is in use by another program: stop it, or set PORT to another number.`);
  }
}

async function start(): Promise<void> {
  const read = readConfig(process.env);
  const config = { ...read, siteDir: siteDirOf(read) };
  await keepPrivate(config.dataDir);
  const portalLog = openLog(config);
  const db = await openDatabase(config, portalLog.log);
  const clock = config.testClock ? new TestClock() : undefined;
  const context = await openAppContext(config, db, portalLog, clock);
  if (config.sampleData) await seedSampleData(context);
  for (const column of sealedColumns) await column.sealPlain(db, context.secrets);
  const server = await createServer(context);
  closeOnSignal(server);
  await listen(server, config);
  context.log.info({ database: db.kind }, 'ready');
  console.log(`The server listens at ${config.publicUrl}`);
  if (db.kind === 'embedded') console.log(embeddedNote);
}

try {
  await start();
} catch (thrown) {
  console.error(thrown instanceof Error ? thrown.message : thrown);
  process.exit(1);
}
