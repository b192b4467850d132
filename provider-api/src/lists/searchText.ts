import { cleanText, searchWords } from 'shared-api/rules';

export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** An empty text is the beginning of nothing. */
export const beginning = (text: string): string => (text.trim() === '' ? '' : `${literally(text.trim())}%`);

/**
 * A query for accounts' search words: each word of the text is the beginning of one of theirs. A single letter would
 * find nearly everybody: beside longer words it is left out, and alone it is a whole word.
 */
export function accountQuery(text: string): string {
  const words = searchWords(text);
  const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0
    ? longer.map((word) => `${quoted(word)}:*`).join(' & ')
    : words.map(quoted).join(' & ');
}

/** The rows of the clients whom an {@link accountQuery} finds, client by client: the offset keeps their index in use. */
export const idsOfClients = (table: 'bookings' | 'payments', query: string): string => `
  made.id from users u
   cross join lateral (select id from ${table} where owner_id = u.id offset 0) made
   where u.search_words @@ ${query}::tsquery`;

/** The revenue code may stand before the number (S10). */
export const invoiceBeginning = (text: string): string =>
  beginning(
    cleanText(text)
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/^PS[BFR][ -]?/i, ''),
  );
