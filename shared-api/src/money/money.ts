/** In the code, money is always a whole number of kobo. Naira are used only in JSON and on pages. */
const koboPerNaira = 100;

export function koboFromNaira(naira: number | string): number | undefined {
  const text = typeof naira === 'number' ? String(naira) : naira.trim();
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * koboPerNaira + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Accepts a minus sign, since an adjustment may take money away. */
export function signedKoboFromNaira(naira: number | string): number | undefined {
  const text = String(naira).trim();
  const kobo = koboFromNaira(text.replace(/^-/, ''));
  return kobo !== undefined && text.startsWith('-') ? -kobo : kobo;
}

export function amountProblem(naira: number | string, maximumKobo: number): string | undefined {
  const text = String(naira).trim();
  if (text === '') return 'Please enter an amount';
  if (typeof naira === 'string' && !/^-?\d+(\.\d+)?$/.test(text))
    return 'Amount must be in digits, without commas';
  if (Math.abs(Number(text)) * koboPerNaira > maximumKobo)
    return `Amount cannot be higher than ${formatNgn(maximumKobo)}`;
  return signedKoboFromNaira(text) === undefined ? 'Amount can have at most two decimals' : undefined;
}

export const nairaFromKobo = (kobo: number): number => kobo / koboPerNaira;

/** `Intl` is avoided, since its first use delays the start of the page by 100 ms on a slow phone. */
export const formatAmount = (kobo: number): string =>
  nairaFromKobo(kobo)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');

export const formatNaira = (kobo: number): string => `${kobo < 0 ? '-' : ''}₦${formatAmount(Math.abs(kobo))}`;

export function formatNairaShort(kobo: number): string {
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  return `${kobo < 0 ? '-' : ''}₦${compact.format(Math.abs(nairaFromKobo(kobo)))}`;
}

export const formatNgn = (kobo: number): string => `NGN ${formatAmount(kobo)}`;

export const nairaFromTyped = (typed: string): number => Number(typed.replaceAll(',', '')) || 0;

/** Puts a hyphen after every four digits, as the gateway does: 1400-0775-2615. */
export const formatRrr = (rrr: string): string => rrr.replace(/(\d{4})(?=\d)/g, '$1-');

/** The server never sends more than two decimals, so rounding only protects against a fault. */
export const koboOf = (naira: number): number => koboFromNaira(naira) ?? Math.round(naira * 100);
