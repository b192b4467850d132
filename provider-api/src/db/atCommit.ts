import type { Database, Result, Statement, Tx } from './database.ts';

type Rows = Result<Record<string, unknown>>;

interface Waiting {
  statement: Statement;
  resolve: (result: Rows) => void;
}

/** The same transaction, whose statements all leave with its commit; await their results once it has ended. */
export const atCommit = (tx: Tx): Tx => ({
  ...tx,
  query: (sql, params) => tx.withCommit({ sql, params }),
  batch: (statements) => Promise.all(statements.map((statement) => tx.withCommit(statement))),
});

/**
 * A transaction that ends with the statement to which `work` resolves: it leaves together with the commit, so that what it
 * locks is held for no round trip.
 */
export async function endingWith<R extends object>(
  db: Database,
  work: (tx: Tx) => Promise<Statement>,
): Promise<Result<R>> {
  const { last } = await db.transaction(async (tx) => ({ last: tx.withCommit<R>(await work(tx)) }));
  return last;
}

/** The statements that a transaction keeps for its commit, with those who wait for their results. */
export class AtCommit {
  private readonly waiting: Waiting[] = [];

  readonly add: Tx['withCommit'] = <R extends object>(statement: Statement): Promise<Result<R>> =>
    new Promise<Rows>((resolve) => this.waiting.push({ statement, resolve })) as Promise<Result<R>>;

  get statements(): Statement[] {
    return this.waiting.map(({ statement }) => statement);
  }

  /** Hands out the results of all statements. */
  async settle(results: Promise<readonly Rows[]>): Promise<void> {
    for (const [index, result] of (await results).entries()) this.waiting[index]?.resolve(result);
  }
}
