/** The beginning of a text as a LIKE pattern; its wildcards stand for themselves. */
export const beginning = (text: string): string => `${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/**
 * A query for accounts' search words: each word of the text is the beginning of one of theirs. A single letter would
 * find nearly everybody: beside longer words it is left out, and alone it is a whole word.
 */
export function accountQuery(text: string): string {
  const words = text
    .toLowerCase()
    .split(/[\s,;:()"]+/)
    .filter(Boolean);
  const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0
    ? longer.map((word) => `${quoted(word)}:*`).join(' & ')
    : words.map(quoted).join(' & ');
}

/** What was typed as an invoice number, whether or not with its revenue code before it (S10). */
export const invoiceBeginning = (text: string): string => beginning(text.trim().replace(/^PS[BFR]-?/i, ''));
