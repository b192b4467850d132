import { repeatedTest } from './repeatedTest.ts';

/** Statements of random clients over random periods against another query of the ledger. */
export const statements = (): Promise<string> =>
  repeatedTest({
    name: 'statements',
    test: 'statements/statements[.]',
    variable: 'STATEMENT_RUNS',
    runs: 1_000,
    seedVariable: 'STATEMENT_SEED',
    holds: 'statements equal the entries',
  });
