/** Enough to tell two numbers apart, and never most of one. */
export const lastLetters = (number: string): string => `…${number.length < 8 ? '' : number.slice(-3)}`;
