import { Refusal } from '../../http/errors.ts';

/** The wallet holds less than the debit; nothing of the transaction is kept. */
export class InsufficientFunds extends Refusal {
  override readonly name = 'InsufficientFunds';

  constructor() {
    super({
      status: 400,
      code: 'insufficient_funds',
      title: 'Insufficient funds',
      message: 'You do not have enough balance to complete this process. Please fund your wallet to procced',
    });
  }
}
