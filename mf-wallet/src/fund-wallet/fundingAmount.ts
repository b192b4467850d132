import { formatAmount, formatNaira, formatNgn } from 'shared-api/money';
import { maxFundingKobo } from 'shared-api/wallet';
import { koboFromTyped } from 'shared-ui/form';

export const fundingLabel = (minimumKobo: number) => `Amount (minimum ${formatNgn(minimumKobo)})`;
const tooHigh = `Amount cannot be higher than ${formatNgn(maxFundingKobo)}`;

/** The messages are prescribed word for word, with the misspelling "lower then". */
export function fundingError(typed: string | undefined, minimumKobo: number): string | undefined {
  if (!typed) return 'Please enter an amount';
  const kobo = koboFromTyped(typed);
  if (kobo > maxFundingKobo) return tooHigh;
  return kobo < minimumKobo ? `Amount must not be lower then ${formatNgn(minimumKobo)}` : undefined;
}

/** The field reads the last two digits as kobo: a user who types 600000 gets ₦6,000.00. */
export function fundingDoubt(kobo: number, minimumKobo: number): string | undefined {
  const meant = kobo * 100;
  if (kobo >= minimumKobo || meant < minimumKobo || meant > maxFundingKobo) return undefined;
  return `${formatNaira(minimumKobo - kobo)} below the minimum: did you mean ${formatNaira(meant)}?`;
}

export function fundingSuggestions(
  minimumKobo: number,
  { shortfallKobo = 0, lastKobo = 0 }: { shortfallKobo?: number | undefined; lastKobo?: number | undefined },
) {
  const offered = [
    { label: `Exactly what is missing ${formatNaira(shortfallKobo)}`, kobo: shortfallKobo },
    { label: `Minimum ${formatNaira(minimumKobo)}`, kobo: minimumKobo },
    ...[2, 4].map((times) => ({ label: formatNaira(times * minimumKobo), kobo: times * minimumKobo })),
    { label: `Last time ${formatNaira(lastKobo)}`, kobo: lastKobo },
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
