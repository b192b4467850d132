import { koboFromNaira } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';

/** Fractions of a kobo are refused, not rounded. */
export function priceKobo(naira: number): number {
  const kobo = koboFromNaira(naira);
  if (kobo === undefined) throw new Invalid({ Price: ['Must have at most 2 decimals'] });
  return kobo;
}
