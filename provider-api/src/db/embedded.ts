import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { AtCommit } from './atCommit.ts';
import {
  type Database,
  type Queryable,
  type Result,
  type Sql,
  type Statement,
  type Tx,
  textOf,
} from './database.ts';
import type { WorkerFailure, WorkerReply, WorkerRequest } from './embeddedProtocol.ts';
import { DatabaseUnavailable, databaseFailure } from './failures.ts';
import { lockFolder } from './folderLock.ts';
import { maintenance } from './maintenance.ts';
import { mutex } from './mutex.ts';
import { retryConflicts } from './transactionRetry.ts';
import { refuseWithinTransaction, withinTransaction } from './transactionScope.ts';
import { writeValues } from './values.ts';

/** Runs built code only: a worker thread has no TypeScript loader. */
const workerFile = () => {
  const here = import.meta.dirname;
  const built = here.includes(`${path.sep}dist${path.sep}`) ? here : path.join(here, '../../dist/src/db');
  return path.join(built, 'embeddedWorker.js');
};

/** Errors lose their class on the way between threads. */
function failureFrom(failure: WorkerFailure): Error {
  const known = databaseFailure(failure);
  return known instanceof Error ? known : new Error(failure.message);
}

type Rows = Result<Record<string, unknown>>;
interface Waiting {
  resolve: (results: Rows[]) => void;
  reject: (reason: unknown) => void;
}

function startWorker(folder: string | undefined, image: string | undefined) {
  const worker = new Worker(workerFile(), { workerData: { folder, image }, execArgv: [] });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let lastId = 0;
  let gone: Error | undefined;

  const settle = (reply: WorkerReply) => {
    if ('channel' in reply) {
      for (const handler of listeners.get(reply.channel) ?? []) handler(reply.payload);
      return;
    }
    const call = waiting.get(reply.id);
    waiting.delete(reply.id);
    if ('failure' in reply) call?.reject(failureFrom(reply.failure));
    else call?.resolve(reply.results);
  };
  const abandon = (reason: Error) => {
    gone ??= new DatabaseUnavailable(reason.message);
    for (const call of waiting.values()) call.reject(gone);
    waiting.clear();
  };
  worker.on('message', settle);
  worker.on('error', abandon);
  worker.on('exit', () => abandon(new Error('The embedded database has stopped')));

  const send = (request: WorkerRequest): Promise<Rows[]> =>
    new Promise((resolve, reject) => {
      if (gone) return reject(gone);
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      worker.postMessage({ ...request, id: lastId });
    });
  return { send, listeners, worker };
}

type Engine = ReturnType<typeof startWorker>;

const run = async (engine: Engine, statements: readonly Statement[]): Promise<Rows[]> =>
  engine.send({
    kind: 'run',
    statements: statements.map(({ sql, params }) => ({ sql: textOf(sql), params: writeValues(params) })),
  });

const queryableOver = (runAll: (statements: readonly Statement[]) => Promise<Rows[]>): Queryable => ({
  async query<R extends object>(sql: Sql, params?: readonly unknown[]) {
    const [result] = await runAll([{ sql, params }]);
    return result as Result<R>;
  },
  batch: runAll,
});

async function attempt<T>(engine: Engine, work: (tx: Tx) => Promise<T>): Promise<T> {
  await run(engine, [{ sql: 'begin' }]);
  try {
    const atCommit = new AtCommit();
    const tx: Tx = {
      inTransaction: true,
      withCommit: atCommit.add,
      ...queryableOver((statements) => run(engine, statements)),
    };
    const value = await withinTransaction(() => work(tx));
    const { statements } = atCommit;
    if (statements.length > 0) await atCommit.settle(run(engine, statements));
    await engine.send({ kind: 'commit' });
    return value;
  } catch (thrown) {
    await run(engine, [{ sql: 'rollback' }]).catch(() => {});
    throw thrown;
  }
}

export interface EmbeddedOptions {
  /** Where the rows live; without it they live in memory and die with the process (tests). */
  folder?: string;
  /** A dumped data folder to start from. */
  image?: string;
}

/** PostgreSQL in this process, in a thread of its own: one statement or transaction at a time. */
export async function openEmbedded(
  options: EmbeddedOptions = {},
): Promise<Database & { dump(file: string): Promise<void> }> {
  const { folder, image } = options;
  const unlock = folder ? await lockFolder(folder) : async () => {};
  const engine = startWorker(folder, image);
  const exclusively = mutex();
  const alone = (statements: readonly Statement[]) => {
    refuseWithinTransaction();
    return exclusively(() => run(engine, statements));
  };
  const stop = async () => {
    await engine.send({ kind: 'close' }).catch(() => {});
    await engine.worker.terminate();
    await unlock();
  };
  try {
    await engine.send({ kind: 'open' });
  } catch (thrown) {
    await stop();
    throw thrown;
  }
  const keeper = folder ? maintenance((sql) => exclusively(() => run(engine, [{ sql }]))) : undefined;
  return {
    kind: 'embedded',
    ...queryableOver(alone),
    async transaction(work) {
      refuseWithinTransaction();
      return retryConflicts(() => exclusively(() => attempt(engine, work)));
    },
    async listen(channel, handler) {
      const handlers = engine.listeners.get(channel) ?? new Set();
      engine.listeners.set(channel, handlers.add(handler));
      await exclusively(() => engine.send({ kind: 'listen', channel }));
      return async () => {
        handlers.delete(handler);
      };
    },
    async dump(file) {
      await exclusively(() => engine.send({ kind: 'dump', file }));
    },
    async close() {
      keeper?.stop();
      await exclusively(stop);
    },
  };
}
