import { koboOf } from 'shared-api/money';
import type { Transaction } from 'shared-api/wallet';
import { Money } from 'shared-ui';

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
