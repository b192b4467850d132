import { nairaAmount } from '../contract/fields.ts';
import { signedKoboFromNaira } from '../money/money.ts';
import { maxFundingKobo } from '../wallet/rules.ts';

export const amount = nairaAmount(maxFundingKobo).test(
  'something',
  'Please enter an amount',
  (value) => signedKoboFromNaira(value) !== 0,
);
