import { DatabaseError } from './failures.ts';

const isAborted = (thrown: unknown) => thrown instanceof DatabaseError && thrown.code === '25P02';

/** In a transaction that has failed every later statement fails for that alone: what failed first is reported. */
export function firstFailure() {
  let first: unknown;
  return {
    note: <T>(result: Promise<T>): Promise<T> =>
      result.catch((thrown: unknown) => {
        first ??= thrown;
        throw thrown;
      }),
    of: (thrown: unknown): unknown => (isAborted(thrown) ? (first ?? thrown) : thrown),
  };
}
