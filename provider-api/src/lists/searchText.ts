import { cleanText, searchWords } from 'shared-api/rules';

export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The pattern of an empty text is '', which matches nothing. */
export const beginning = (text: string): string => (text.trim() === '' ? '' : `${literally(text.trim())}%`);

/**
 * Each word of the text must be the beginning of one of the account's search words. A single letter would
 * find nearly everybody, so it is ignored beside longer words, and must otherwise equal a whole search word.
 */
export function accountQuery(text: string): string {
  const words = searchWords(text);
  const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0
    ? longer.map((word) => `${quoted(word)}:*`).join(' & ')
    : words.map(quoted).join(' & ');
}

/** With `offset 0`, PostgreSQL uses the index on the owner. */
export const idsOfClients = (table: 'bookings' | 'payments', query: string): string => `
  made.id from users u
   cross join lateral (select id from ${table} where owner_id = u.id offset 0) made
   where u.search_words @@ ${query}::tsquery`;

/** Users may type the revenue code before the number. */
export const invoiceBeginning = (text: string): string =>
  beginning(
    cleanText(text)
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/^PS[BFR][ -]?/i, ''),
  );
