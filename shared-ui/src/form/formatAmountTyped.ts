/** Removes non-digits, makes the last two digits decimals and separates thousands (WALLET-17). */
export function formatAmountTyped(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (!digits) return '';
  const padded = digits.padStart(3, '0');
  const whole = padded.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${padded.slice(-2)}`;
}

/** The kobo of a typed amount; an empty text is 0. */
export const koboFromTyped = (typed: string | undefined): number => Number((typed ?? '').replace(/\D/g, ''));

/** An amount in kobo as the field shows it: 50000000 → "500,000.00". */
export const amountFieldValue = (kobo: number): string => formatAmountTyped(String(kobo));

/** The caret position that has `digitsAfter` digits behind it, as before the text was formatted. */
export function caretBefore(text: string, digitsAfter: number, forward = false): number {
  let seen = 0;
  let at = text.length;
  while (at > 0 && (seen < digitsAfter || (!forward && /\D/.test(text[at - 1] ?? '')))) {
    at -= 1;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return at;
}
