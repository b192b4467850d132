import { readFile, writeFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import type { Result } from './database.ts';
import { DurableFolder, durableParams } from './durableFolder.ts';
import type { WorkerFailure, WorkerReply, WorkerRequest } from './embeddedProtocol.ts';
import { readers } from './values.ts';

const { folder, image } = workerData as { folder?: string; image?: string };
const storage = folder ? new DurableFolder(folder) : undefined;
let pglite: PGlite | undefined;

const port = parentPort;
if (!port) throw new Error('embeddedWorker runs as a worker thread');
const post = (reply: WorkerReply) => port.postMessage(reply);

const asText = (value: unknown) => String(value);
/** Parameters arrive as text already, whatever the column's type. */
const serializers = Object.fromEntries(
  [16, 17, 20, 21, 23, 25, 26, 114, 700, 701, 1042, 1043, 1082, 1083, 1114, 1184, 1186, 1700, 2950, 3802].map(
    (oid) => [oid, asText],
  ),
);

function opened(): PGlite {
  if (!pglite) throw new Error('The embedded database is not open');
  return pglite;
}

/** What PostgreSQL said when it failed. */
let lastWords: string | undefined;

/**
 * After a panic PGlite goes on with a database that is half ended: it acknowledges what it does not keep. The thread
 * ends at that moment instead.
 */
function hearTrouble(line: string): boolean {
  const trouble = /(?:FATAL: |PANIC: |^postgres:) +(.*)|^Aborted\(/.exec(line);
  lastWords ??= trouble?.[1];
  if (trouble && pglite) {
    post({ broken: lastWords ?? 'it was aborted' });
    process.exit(1);
  }
  return false;
}

async function open(): Promise<void> {
  const options: PGliteOptions = { parsers: readers, serializers, onStderr: hearTrouble };
  if (image) options.loadDataDir = new Blob([await readFile(image)]);
  if (storage) Object.assign(options, { fs: storage, startParams: durableParams() });
  pglite = await PGlite.create(options).catch(({ message }: Error) => {
    throw new Error(lastWords ?? message);
  });
  if (storage) await storage.proveDurable((sql) => opened().exec(sql));
}

async function runAll(statements: { sql: string; params: (string | null)[] }[]) {
  const results: Result<Record<string, unknown>>[] = [];
  for (const { sql, params } of statements) {
    if (params.length === 0) {
      const replies = await opened().exec(sql);
      const last = replies.at(-1);
      results.push(resultOf(last?.rows ?? [], last?.affectedRows));
    } else {
      const { rows, affectedRows } = await opened().query<Record<string, unknown>>(sql, params);
      results.push(resultOf(rows, affectedRows));
    }
  }
  return results;
}

const resultOf = (rows: Record<string, unknown>[], affected: number | undefined) => ({
  rows,
  rowCount: Math.max(rows.length, affected ?? 0),
});

/** COMMIT of an aborted transaction answers ROLLBACK without an error. */
async function commit(): Promise<void> {
  const [reply] = await opened().exec('commit');
  if (reply?.command !== 'COMMIT') throw new Error('The transaction was rolled back instead of committed');
}

async function handle(request: WorkerRequest): Promise<Result<Record<string, unknown>>[]> {
  switch (request.kind) {
    case 'open':
      await open();
      return [];
    case 'run':
      return runAll(request.statements);
    case 'commit':
      await commit();
      return [];
    case 'listen':
      await opened().listen(request.channel, (payload) => post({ channel: request.channel, payload }));
      return [];
    case 'dump':
      await writeFile(request.file, Buffer.from(await (await opened().dumpDataDir('none')).arrayBuffer()));
      return [];
    case 'close':
      await pglite?.close();
      return [];
  }
}

function failureOf(thrown: unknown): WorkerFailure {
  const { message, code, constraint } = thrown as WorkerFailure;
  return { message: message ?? String(thrown), code, constraint };
}

let queue: Promise<void> = Promise.resolve();
port.on('message', (request: WorkerRequest & { id: number }) => {
  queue = queue.then(async () => {
    try {
      post({ id: request.id, results: await handle(request) });
    } catch (thrown) {
      post({ id: request.id, failure: failureOf(thrown) });
    }
  });
});
