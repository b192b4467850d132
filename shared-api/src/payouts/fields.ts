import { nairaAmount } from '../contract/fields.ts';
import { koboFromNaira } from '../money/money.ts';
import { maxFundingKobo } from '../wallet/rules.ts';

export const amount = nairaAmount(maxFundingKobo).test(
  'something',
  'Please enter an amount',
  (value) => (koboFromNaira(value) ?? 0) > 0,
);
