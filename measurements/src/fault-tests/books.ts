import { repeatedTest } from './repeatedTest.ts';

/** A model foretells each step. */
export const books = (): Promise<string> =>
  repeatedTest({
    name: 'books',
    test: 'settlement/settlementModel[.]',
    variable: 'BOOKS_SEQUENCES',
    runs: 10_000,
    seedVariable: 'BOOKS_SEED',
    holds: 'sequences agree with the model to the kobo',
  });
