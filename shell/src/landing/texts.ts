import { formatNaira, koboFromNaira } from 'shared-api/money';
import type { PublicPrice } from 'shared-api/services';

const money = (naira: number): string => formatNaira(koboFromNaira(naira) ?? 0);

export const feeText = (naira: number): string => (naira > 0 ? money(naira) : 'no fee');

/** The service "Arrival" has prices with names such as "International Arrival". The lowest price is shown. */
export function priceText(service: string, prices: readonly PublicPrice[]): string {
  const inForms = prices.filter(({ name }) => name.endsWith(service)).map(({ price }) => price);
  return inForms.length > 0 ? `from ${money(Math.min(...inForms))} per\u00a0passenger` : '';
}

/** A telephone link needs '+23412345678' for '+234 1 234 5678'. */
export const dialled = (phone: string): string => phone.replace(/[^+\d]/g, '');

/** A line may break only between the parts: 'kano@portal.example' → 'kano', '@portal.example'. */
export const addressParts = (email: string): string[] => email.split(/(?=@)/);
