import { DatabaseError } from '../../db/index.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';

const violates = (thrown: unknown, constraint: string): boolean =>
  thrown instanceof DatabaseError && thrown.constraint === constraint;

/** Runs a posting; the wallet's guard in the database becomes the refusal that a client reads. */
export async function guarded<T>(posting: Promise<T>): Promise<T> {
  try {
    return await posting;
  } catch (thrown) {
    if (violates(thrown, 'wallet_not_overdrawn')) throw new InsufficientFunds();
    throw thrown;
  }
}
