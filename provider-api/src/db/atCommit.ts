import type { Result, Statement, Tx } from './database.ts';

type Rows = Result<Record<string, unknown>>;

interface Waiting {
  statement: Statement;
  explain: (thrown: unknown) => unknown;
  resolve: (result: Rows) => void;
}

/** The same transaction, whose statements all leave with its commit; await their results once it has ended. */
export const atCommit = (tx: Tx): Tx => ({
  ...tx,
  query: (sql, params) => tx.withCommit({ sql, params }),
  batch: (statements) => Promise.all(statements.map((statement) => tx.withCommit(statement))),
});

/** The statements that a transaction keeps for its commit, with those who wait for their results. */
export class AtCommit {
  private readonly waiting: Waiting[] = [];

  readonly add: Tx['withCommit'] = <R extends object>(
    statement: Statement,
    explain: (thrown: unknown) => unknown = (thrown) => thrown,
  ): Promise<Result<R>> =>
    new Promise<Rows>((resolve) => this.waiting.push({ statement, explain, resolve })) as Promise<Result<R>>;

  get statements(): Statement[] {
    return this.waiting.map(({ statement }) => statement);
  }

  /** Hands out the results of all statements, or throws their failure as it is to be shown. */
  async settle(results: Promise<readonly Rows[]>): Promise<void> {
    try {
      for (const [index, result] of (await results).entries()) this.waiting[index]?.resolve(result);
    } catch (thrown) {
      throw this.waiting.reduce<unknown>((failure, { explain }) => explain(failure), thrown);
    }
  }
}
