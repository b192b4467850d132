import { koboFromNaira } from 'shared-api/rules';
import { Invalid } from '../../http/errors.ts';

export function priceKobo(naira: number): number {
  const kobo = koboFromNaira(naira);
  if (kobo === undefined) throw new Invalid({ Price: ['Must have at most 2 decimals'] });
  return kobo;
}
