import {
  formatAmount,
  formatNgn,
  koboFromNaira,
  nairaFromKobo,
  nairaFromTyped,
  portalSettings,
} from 'shared-api/values';

const { maxFundingKobo } = portalSettings;

/** Built from the setting, so that whoever changes the minimum changes its texts (G48). */
export const fundingLabel = (minimumKobo: number) => `Amount (minimum ${formatNgn(minimumKobo)})`;
const tooHigh = `Amount cannot be higher than ${formatNgn(maxFundingKobo)}`;

/** The typed amount in kobo; what cannot be read is 0 (WALLET-18). */
export const fundingKobo = (typed: string | undefined): number =>
  koboFromNaira(nairaFromTyped(typed ?? '')) ?? 0;

/** What is wrong with a typed amount (WALLET-12, WALLET-14). */
export function fundingError(typed: string | undefined, minimumKobo: number): string | undefined {
  if (!typed) return 'Please enter an amount';
  if (nairaFromTyped(typed) > nairaFromKobo(maxFundingKobo)) return tooHigh;
  return fundingKobo(typed) < minimumKobo
    ? `Amount must not be lower then ${formatNgn(minimumKobo)}`
    : undefined;
}

/** The amounts to offer at one tap: the exact shortfall, when it may be funded, and the minimum. */
export function fundingSuggestions(
  minimumKobo: number,
  shortfallKobo = 0,
): { label: string; kobo: number }[] {
  const minimum = { label: `Minimum ₦${formatAmount(minimumKobo)}`, kobo: minimumKobo };
  if (shortfallKobo <= minimumKobo) return [minimum];
  return [{ label: `Exactly what is missing ₦${formatAmount(shortfallKobo)}`, kobo: shortfallKobo }, minimum];
}

/** What the field starts with when a booking lacks money: enough for it, and never below the minimum. */
export const fundingStart = (minimumKobo: number, shortfallKobo: number | undefined): string | undefined =>
  shortfallKobo ? formatAmount(Math.max(shortfallKobo, minimumKobo)) : undefined;
