import { formatAmount, formatNgn, koboFromNaira, nairaFromKobo, nairaFromTyped } from 'shared-api/money';
import { maxFundingKobo } from 'shared-api/wallet';

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

interface Suggestion {
  label: string;
  kobo: number;
}

/** The amounts to offer at one tap: what is missing, when it may be funded, the minimum and its multiples, the last one. */
export function fundingSuggestions(
  minimumKobo: number,
  { shortfallKobo = 0, lastKobo = 0 }: { shortfallKobo?: number | undefined; lastKobo?: number | undefined },
): Suggestion[] {
  const naira = (kobo: number) => `₦${formatAmount(kobo)}`;
  const offered: Suggestion[] = [
    { label: `Exactly what is missing ${naira(shortfallKobo)}`, kobo: shortfallKobo },
    { label: `Minimum ${naira(minimumKobo)}`, kobo: minimumKobo },
    ...[2, 4].map((times) => ({ label: naira(times * minimumKobo), kobo: times * minimumKobo })),
    { label: `Last time ${naira(lastKobo)}`, kobo: lastKobo },
  ];
  return offered.filter(
    ({ kobo }, index) =>
      kobo >= minimumKobo &&
      kobo <= maxFundingKobo &&
      offered.findIndex((one) => one.kobo === kobo) === index,
  );
}

/** What the field starts with when a booking lacks money: enough for it, and never below the minimum. */
export const fundingStart = (minimumKobo: number, shortfallKobo: number | undefined): string | undefined =>
  shortfallKobo ? formatAmount(Math.max(shortfallKobo, minimumKobo)) : undefined;
