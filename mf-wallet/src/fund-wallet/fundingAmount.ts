import { formatAmount, formatNgn, koboFromNaira, nairaFromKobo, nairaFromTyped } from 'shared-api/money';
import { maxFundingKobo } from 'shared-api/wallet';

export const fundingLabel = (minimumKobo: number) => `Amount (minimum ${formatNgn(minimumKobo)})`;
const tooHigh = `Amount cannot be higher than ${formatNgn(maxFundingKobo)}`;

export const fundingKobo = (typed: string | undefined): number =>
  koboFromNaira(nairaFromTyped(typed ?? '')) ?? 0;

/** The messages are prescribed word for word, with the misspelling "lower then". */
export function fundingError(typed: string | undefined, minimumKobo: number): string | undefined {
  if (!typed) return 'Please enter an amount';
  if (nairaFromTyped(typed) > nairaFromKobo(maxFundingKobo)) return tooHigh;
  return fundingKobo(typed) < minimumKobo
    ? `Amount must not be lower then ${formatNgn(minimumKobo)}`
    : undefined;
}

/** The field reads the last two digits as kobo: a user who types 600000 gets ₦6,000.00. */
export function fundingDoubt(kobo: number, minimumKobo: number): string | undefined {
  const meant = kobo * 100;
  if (kobo >= minimumKobo || meant < minimumKobo || meant > maxFundingKobo) return undefined;
  const naira = (amount: number) => `₦${formatAmount(amount)}`;
  return `${naira(minimumKobo - kobo)} below the minimum: did you mean ${naira(meant)}?`;
}

interface Suggestion {
  label: string;
  kobo: number;
}

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

export const fundingStart = (minimumKobo: number, shortfallKobo: number | undefined): string | undefined =>
  shortfallKobo ? formatAmount(Math.max(shortfallKobo, minimumKobo)) : undefined;
