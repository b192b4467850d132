/** (1, 'hour') → '1 hour'; (6, 'hour') → '6 hours' */
export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

/** 30 → '30 days'; 2190 → '6 years' */
export const daysInWords = (days: number): string =>
  days > 0 && days % 365 === 0 ? countOf(days / 365, 'year') : countOf(days, 'day');
