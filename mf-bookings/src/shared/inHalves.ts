/** A voucher's short code is read out in two halves, as in "K7MX 2QPD". */
export const inHalves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
