/** 140007752615 → "1400-0775-2615", as the gateway prints it. */
export const formatRrr = (rrr: string): string => rrr.replace(/(\d{4})(?=\d)/g, '$1-');
