/** "K7MX 2QPD": a voucher's short code is read out in two halves. */
export const inHalves = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`;
