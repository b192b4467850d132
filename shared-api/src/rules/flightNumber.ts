/** An airline's two characters (a letter among them) or three letters, one to four digits, perhaps a letter. */
const pattern = /^(?:[A-Z][A-Z\d]|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/;

/** "P47121", "ba 75", "W3-401", "DLH568A" (G98). */
export const isFlightNumber = (typed: string): boolean =>
  pattern.test(typed.replace(/[\s-]/g, '').toUpperCase());
