import { isOverdrawn } from '../../db/index.ts';
import { InsufficientFunds } from '../../http/errors.ts';

/** What staff read of a client's wallet. */
export const lessThanTakenBack = "The client's wallet holds less than has to be taken back";

/** Runs a posting; where the wallet does not cover it, the refusal says so in these words. */
export const guarded = <T>(posting: Promise<T>, message: string): Promise<T> =>
  posting.catch((thrown: unknown) => {
    throw isOverdrawn(thrown) ? new InsufficientFunds(message) : thrown;
  });
