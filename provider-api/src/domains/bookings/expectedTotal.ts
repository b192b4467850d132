import { formatNgn, koboFromNaira } from 'shared-api/rules';
import { Conflict, Invalid } from '../../http/errors.ts';

/** Refuses when the page showed another total than the server charges: nothing is debited unseen (G87). */
export function refuseOtherTotal(expectedNaira: number | undefined, totalKobo: number): void {
  if (expectedNaira === undefined) return;
  const expectedKobo = koboFromNaira(expectedNaira);
  if (expectedKobo === undefined) throw new Invalid({ expectedTotal: ['Must have at most 2 decimals'] });
  if (expectedKobo !== totalKobo)
    throw new Conflict(
      `The total is now ${formatNgn(totalKobo)}. Please review it and confirm again`,
      'price_changed',
    );
}
