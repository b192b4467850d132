/** The last two digits become decimals: '500000' → '5,000.00'. */
export function formatAmountTyped(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  if (!digits) return '';
  const padded = digits.padStart(3, '0');
  const whole = padded.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${whole}.${padded.slice(-2)}`;
}

export const koboFromTyped = (typed: string | undefined): number => Number((typed ?? '').replace(/\D/g, ''));

/** Formats kobo for the field: 50000000 → '500,000.00'. */
export const amountFieldValue = (kobo: number): string => formatAmountTyped(String(kobo));

/** Returns the caret position that has `digitsAfter` digits after it. */
export function caretBefore(text: string, digitsAfter: number, forward = false): number {
  let seen = 0;
  let at = text.length;
  while (at > 0 && (seen < digitsAfter || (!forward && /\D/.test(text[at - 1] ?? '')))) {
    at -= 1;
    if (/\d/.test(text[at] ?? '')) seen += 1;
  }
  return at;
}
