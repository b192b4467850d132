import { repeatedTest } from './repeatedTest.ts';

/** Random sequences of payments, lines of settlement files, decisions and payouts, each foretold by a model. */
export const books = (): Promise<string> =>
  repeatedTest({
    name: 'books',
    test: 'settlement/settlementModel[.]',
    variable: 'BOOKS_SEQUENCES',
    runs: 10_000,
    seedVariable: 'BOOKS_SEED',
    holds: 'sequences agree with the model to the kobo',
  });
