import { DatabaseError } from '../../db/index.ts';
import { Refusal } from '../../http/errors.ts';

/** The wallet holds less than the debit; nothing of the transaction is kept. */
export class InsufficientFunds extends Refusal {
  override readonly name = 'InsufficientFunds';

  constructor(
    message = 'You do not have enough balance to complete this process. Please fund your wallet to procced',
  ) {
    super({
      status: 400,
      code: 'insufficient_funds',
      title: 'Insufficient funds',
      message,
    });
  }
}

const violates = (thrown: unknown, constraint: string): boolean =>
  thrown instanceof DatabaseError && thrown.constraint === constraint;

/** What staff read of a client's wallet. */
export const lessThanTakenBack = "The client's wallet holds less than has to be taken back";

/** Runs a posting; the wallet's guard in the database becomes the refusal that a client reads. */
export const guarded = <T>(posting: Promise<T>, message?: string): Promise<T> =>
  posting.catch((thrown: unknown) => {
    throw violates(thrown, 'wallet_not_overdrawn') ? new InsufficientFunds(message) : thrown;
  });
