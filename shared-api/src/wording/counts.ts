export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

export const daysInWords = (days: number): string =>
  days > 0 && days % 365 === 0 ? countOf(days / 365, 'year') : countOf(days, 'day');
