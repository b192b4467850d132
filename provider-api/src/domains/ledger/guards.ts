import { DatabaseError } from '../../db/index.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';

const violates = (thrown: unknown, constraint: string): boolean =>
  thrown instanceof DatabaseError && thrown.constraint === constraint;

/** Runs a posting; the wallet's guard in the database becomes the refusal that a client reads. */
export const guarded = <T>(posting: Promise<T>): Promise<T> =>
  posting.catch((thrown: unknown) => {
    throw violates(thrown, 'wallet_not_overdrawn') ? new InsufficientFunds() : thrown;
  });
