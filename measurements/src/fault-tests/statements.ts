import { repeatedTest } from './repeatedTest.ts';

/** Another query of the ledger foretells each statement. */
export const statements = (): Promise<string> =>
  repeatedTest({
    name: 'statements',
    test: 'statements/statements[.]',
    variable: 'STATEMENT_RUNS',
    runs: 1_000,
    seedVariable: 'STATEMENT_SEED',
    holds: 'statements equal the entries',
  });
