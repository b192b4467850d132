import type { Recorded } from './recordedStatements.ts';

/** Other statements are logged meanwhile: a booking's go from its session look-up to its commit. */
export const requestOf = (statements: readonly Recorded[], idempotencyKey: string): readonly Recorded[] => {
  const claim = statements.findIndex(({ values }) => values.includes(`'${idempotencyKey}'`));
  const first = statements.slice(0, claim).findLastIndex(({ sql }) => /from sessions\b/.test(sql));
  const length = statements.slice(claim).findIndex(({ sql }) => sql === 'commit');
  if (claim < 0 || first < 0 || length < 0) throw new Error('The booking is not in the log');
  return statements.slice(first, claim + length + 1);
};
