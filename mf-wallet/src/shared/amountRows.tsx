import { koboOf } from 'shared-api/money';
import type { Transaction } from 'shared-api/wallet';
import { Money } from 'shared-ui';

/** The fee has a row only if the treasury charges it to the payer. */
export function amountRows({ amount, processingFee }: Pick<Transaction, 'amount' | 'processingFee'>) {
  const row = (term: string, kobo: number) => ({ term, value: <Money kobo={kobo} /> });
  const amountKobo = koboOf(amount);
  if (!processingFee) return [row('Amount', amountKobo)];
  const feeKobo = koboOf(processingFee);
  return [
    row('Amount', amountKobo),
    row('TSA processing fee', feeKobo),
    row('Total to pay', amountKobo + feeKobo),
  ];
}
