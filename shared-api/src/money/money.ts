/** Money is an integer of kobo everywhere inside; naira exist only in JSON and on pages. */
const koboPerNaira = 100;

/** Naira with at most two decimals → kobo; undefined for anything else. */
export function koboFromNaira(naira: number | string): number | undefined {
  const text = typeof naira === 'number' ? String(naira) : naira.trim();
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * koboPerNaira + Number((match[2] ?? '').padEnd(2, '0'));
}

/** As `koboFromNaira`, with an optional minus: an adjustment may take money away. */
export function signedKoboFromNaira(naira: number | string): number | undefined {
  const text = String(naira).trim();
  const kobo = koboFromNaira(text.replace(/^-/, ''));
  return kobo !== undefined && text.startsWith('-') ? -kobo : kobo;
}

/** The reason why an amount of naira is invalid; undefined for a valid one. A minus is allowed. */
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

/** 123456750 → "1,234,567.50". Without Intl, whose first format costs a slow phone 100 ms at start. */
export const formatAmount = (kobo: number): string =>
  nairaFromKobo(kobo)
    .toFixed(2)
    .replace(/\B(?=(\d{3})+\.)/g, ',');

/** 123456750 → "₦1,234,567.50" (CONST-07, G89) */
export const formatNaira = (kobo: number): string => `${kobo < 0 ? '-' : ''}₦${formatAmount(Math.abs(kobo))}`;

/** 123456750 → "₦1.2M" */
export function formatNairaShort(kobo: number): string {
  const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
  return `${kobo < 0 ? '-' : ''}₦${compact.format(Math.abs(nairaFromKobo(kobo)))}`;
}

/** 50000000 → "NGN 500,000.00", used in texts that the specification quotes. */
export const formatNgn = (kobo: number): string => `NGN ${formatAmount(kobo)}`;

/** Commas are ignored; an unreadable amount is 0 (WALLET-18). */
export const nairaFromTyped = (typed: string): number => Number(typed.replaceAll(',', '')) || 0;

/** 140007752615 → "1400-0775-2615", as the gateway prints it. */
export const formatRrr = (rrr: string): string => rrr.replace(/(\d{4})(?=\d)/g, '$1-');

/** Rounds only where the server sends more than two decimals, which it does not. */
export const koboOf = (naira: number): number => koboFromNaira(naira) ?? Math.round(naira * 100);
