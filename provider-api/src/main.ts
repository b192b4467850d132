import { existsSync } from 'node:fs';
import path from 'node:path';
import { destination, type Logger, pino } from 'pino';
import { TestClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { packageFolder } from './db/index.ts';
import { isLogOnConsole, lines, openLog } from './log.ts';
import { seedSampleData } from './seed/index.ts';
import { createServer, type Server } from './server.ts';
import { keepPrivate } from './startup/keepPrivate.ts';
import { openAppContext } from './startup/openAppContext.ts';
import { openDatabase } from './startup/openDatabase.ts';

const embeddedNote =
  'The embedded database is meant for one machine; DATABASE_URL names a PostgreSQL server for everything else.';

function siteDirOf({ siteDir }: Config): string | undefined {
  const built = path.join(packageFolder(), '../.cache/site');
  return siteDir ?? (existsSync(built) ? built : undefined);
}

function closeOnSignal(server: Server, log: Logger): void {
  let closing = false;
  const close = async (signal: string) => {
    if (closing) process.exit(1);
    closing = true;
    log.info({ signal }, 'stopping');
    await server.drain();
    await server.close();
    log.info('stopped');
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close(signal));
}

/** Without this function, Node would print errors and warnings as plain text between the lines of the log. */
function logFaults(log: Logger): void {
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'crashed');
    process.exit(1);
  });
  process.removeAllListeners('warning').on('warning', (err) => log.warn({ err }, 'warning'));
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
  logFaults(portalLog.log);
  const db = await openDatabase(config, portalLog.log);
  const clock = config.testClock ? new TestClock() : undefined;
  const context = await openAppContext(config, db, portalLog, clock);
  if (config.sampleData) await seedSampleData(context);
  const server = await createServer(context);
  closeOnSignal(server, context.log);
  await listen(server, config);
  context.log.info({ database: db.kind, url: config.publicUrl }, 'ready');
  if (isLogOnConsole(config)) return;
  console.log(`The server listens at ${config.publicUrl}`);
  if (db.kind === 'embedded') console.log(embeddedNote);
}

/**
 * If the settings cannot be read, the place of the log is unknown. In production, and with LOG_FILE=-, the
 * problems are written to standard error in the format of the log.
 */
function tellWhyNot(thrown: unknown): void {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const { NODE_ENV, LOG_FILE } = process.env;
  if (NODE_ENV === 'production' || LOG_FILE?.trim() === '-')
    for (const problem of message.split('\n')) pino(lines, destination(2)).fatal(problem);
  else console.error(message);
}

try {
  await start();
} catch (thrown) {
  tellWhyNot(thrown);
  process.exit(1);
}
