import {
  type Database,
  type Queryable,
  type Result,
  type Sql,
  type Statement,
  type Tx,
  textOf,
} from './database.ts';
import { type FreeBytes, holdFolder } from './databaseFolder.ts';
import { type Engine, type Rows, startEngine } from './embeddedEngine.ts';
import { lastingEngine } from './lastingEngine.ts';
import { firstFailure, refuseWithinTransaction, retryConflicts, withinTransaction } from './transactions.ts';
import { writeValues } from './values.ts';

/** Lets one holder in at a time, in the order of asking. */
function mutex() {
  let tail: Promise<unknown> = Promise.resolve();
  return async function exclusively<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(work, work);
    tail = turn.catch(() => {});
    return turn;
  };
}

const run = async (engine: Engine, statements: readonly Statement[], patient?: 'patient'): Promise<Rows[]> =>
  engine.send(
    {
      kind: 'run',
      statements: statements.map(({ sql, params }) => ({ sql: textOf(sql), params: writeValues(params) })),
    },
    patient,
  );

const queryableOver = (runAll: (statements: readonly Statement[]) => Promise<Rows[]>): Queryable => ({
  async query<R extends object>(sql: Sql, params?: readonly unknown[]) {
    const [result] = await runAll([{ sql, params }]);
    return result as Result<R>;
  },
  batch: runAll,
});

async function attempt<T>(engine: Engine, work: (tx: Tx) => Promise<T>): Promise<T> {
  await run(engine, [{ sql: 'begin' }]);
  const failure = firstFailure();
  try {
    const tx: Tx = {
      inTransaction: true,
      ...queryableOver((statements) => failure.note(run(engine, statements))),
    };
    const value = await withinTransaction(() => work(tx));
    await engine.send({ kind: 'commit' });
    return value;
  } catch (thrown) {
    await run(engine, [{ sql: 'rollback' }]).catch(() => {});
    throw failure.of(thrown);
  }
}

export interface EmbeddedOptions {
  /** Where the rows live; without it they live in memory and die with the process (tests). */
  folder?: string;
  /** A dumped data folder to start from. */
  image?: string;
  /** A database that leaves a statement unanswered for so long is given up and opened again. */
  answerWithinMs?: number;
  freeBytes?: FreeBytes;
  /** What an operator should know. */
  tell?: (what: string) => void;
}

/** PostgreSQL in this process, in a thread of its own: one statement or transaction at a time. */
export async function openEmbedded(
  options: EmbeddedOptions = {},
): Promise<Database & { dump(file: string): Promise<void> }> {
  const { folder, image, answerWithinMs = 60_000, freeBytes: free, tell = () => {} } = options;
  const held = folder ? await holdFolder(folder, free) : undefined;
  const listeners = new Map<string, Set<(payload: string) => void>>();
  const hear = (channel: string, payload: string) => {
    for (const handler of listeners.get(channel) ?? []) handler(payload);
  };
  let writesRefused = false;
  const logWritesRefused = (engine: Engine) =>
    run(engine, [{ sql: `set default_transaction_read_only = ${writesRefused}` }]);
  const lasting = await lastingEngine({
    start: () => startEngine({ folder, image, answerWithinMs, hear }),
    async open(engine) {
      await engine.send({ kind: 'open' }, 'patient');
      await logWritesRefused(engine);
      for (const channel of listeners.keys()) await engine.send({ kind: 'listen', channel });
    },
    mayOpenAgain: async () => (await held?.hasRoom()) ?? false,
    tell,
  }).catch(async (thrown: Error) => {
    throw (await held?.cannotOpen(thrown)) ?? thrown;
  });
  held?.opened();
  const exclusively = mutex();
  const engine = () => lasting.now();
  const alone = (statements: readonly Statement[]) => {
    refuseWithinTransaction();
    return exclusively(() => run(engine(), statements));
  };
  const stopCare = held?.lookAfter({
    run: (sql) => exclusively(() => run(engine(), [{ sql }], 'patient')),
    async refuseWrites(refused) {
      writesRefused = refused;
      await exclusively(() => logWritesRefused(engine()));
      tell(
        refused ? `Writes are refused: there is no room on the disk of ${folder}` : 'Writes are taken again',
      );
    },
  });
  return {
    kind: 'embedded',
    ...queryableOver(alone),
    async transaction(work) {
      refuseWithinTransaction();
      return retryConflicts(() => exclusively(() => attempt(engine(), work)));
    },
    async listen(channel, handler) {
      const handlers = listeners.get(channel) ?? new Set();
      listeners.set(channel, handlers.add(handler));
      await exclusively(() => engine().send({ kind: 'listen', channel }));
      return async () => {
        handlers.delete(handler);
      };
    },
    async dump(file) {
      await exclusively(() => engine().send({ kind: 'dump', file }, 'patient'));
    },
    async close() {
      stopCare?.();
      await exclusively(() => lasting.stop());
      await held?.release();
    },
  };
}
