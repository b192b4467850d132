/** (1, 'hour') → '1 hour'; (6, 'hour') → '6 hours' */
export const countOf = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
