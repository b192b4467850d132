import { formatNaira, koboFromNaira } from 'shared-api/values';

/** What registering costs: 50000 → "₦50,000.00". */
export const feeText = (naira: number): string =>
  naira > 0 ? formatNaira(koboFromNaira(naira) ?? 0) : 'no fee';
