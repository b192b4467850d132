import { formatAmount, formatNgn, koboFromNaira, nairaFromTyped, portalSettings } from 'shared-api/rules';

const { minFundingModalKobo, maxFundingKobo } = portalSettings;

/** Built from the setting, so that an operator who changes the minimum changes its texts (G48). */
export const fundingLabel = `Amount (minimum ${formatNgn(minFundingModalKobo)})`;
const tooLow = `Amount must not be lower then ${formatNgn(minFundingModalKobo)}`;
const tooHigh = `Amount cannot be higher than ${formatNgn(maxFundingKobo)}`;

/** The typed amount in kobo; what cannot be read is 0 (WALLET-18). */
export const fundingKobo = (typed: string | undefined): number =>
  koboFromNaira(nairaFromTyped(typed ?? '')) ?? 0;

/** What is wrong with a typed amount (WALLET-12, WALLET-14). */
export function fundingError(typed: string | undefined): string | undefined {
  if (!typed) return 'Please enter an amount';
  if (fundingKobo(typed) < minFundingModalKobo) return tooLow;
  return fundingKobo(typed) > maxFundingKobo ? tooHigh : undefined;
}

/** The amounts to offer at one tap: the exact shortfall, when it may be funded, and the minimum. */
export function fundingSuggestions(shortfallKobo = 0): { label: string; kobo: number }[] {
  const minimum = { label: `Minimum ₦${formatAmount(minFundingModalKobo)}`, kobo: minFundingModalKobo };
  if (shortfallKobo <= minFundingModalKobo) return [minimum];
  return [{ label: `Exactly what is missing ₦${formatAmount(shortfallKobo)}`, kobo: shortfallKobo }, minimum];
}

/** What the field starts with when a booking lacks money: enough for it, and never below the minimum. */
export const fundingStart = (shortfallKobo: number | undefined): string | undefined =>
  shortfallKobo ? formatAmount(Math.max(shortfallKobo, minFundingModalKobo)) : undefined;
