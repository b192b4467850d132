import { DatabaseError } from '../../db/index.ts';
import { InsufficientFunds } from './InsufficientFunds.ts';

const violates = (thrown: unknown, constraint: string): boolean =>
  thrown instanceof DatabaseError && thrown.constraint === constraint;

/** The wallet's guard in the database becomes the refusal that a client reads. */
export const asRefusal = (thrown: unknown): unknown =>
  violates(thrown, 'wallet_not_overdrawn') ? new InsufficientFunds() : thrown;

/** Runs a posting. */
export async function guarded<T>(posting: Promise<T>): Promise<T> {
  try {
    return await posting;
  } catch (thrown) {
    throw asRefusal(thrown);
  }
}
