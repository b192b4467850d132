import { cleanText, searchWords } from 'shared-api/rules';

export const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** '' for an empty text, which matches nothing. */
export const beginning = (text: string): string => (text.trim() === '' ? '' : `${literally(text.trim())}%`);

/**
 * A query for search words of accounts: each word of the text must begin one of theirs. Single letters would match
 * nearly everybody, so they are ignored beside longer words and match whole words otherwise.
 */
export function accountQuery(text: string): string {
  const words = searchWords(text);
  const quoted = (word: string) => `'${word.replace(/['\\]/g, '$&$&')}'`;
  const longer = words.filter((word) => word.length > 1);
  return longer.length > 0
    ? longer.map((word) => `${quoted(word)}:*`).join(' & ')
    : words.map(quoted).join(' & ');
}

/** The rows of the clients that an {@link accountQuery} finds. `offset 0` keeps the index on the owner in use. */
export const idsOfClients = (table: 'bookings' | 'payments', query: string): string => `
  made.id from users u
   cross join lateral (select id from ${table} where owner_id = u.id offset 0) made
   where u.search_words @@ ${query}::tsquery`;

/** The number may follow the revenue code (S10). */
export const invoiceBeginning = (text: string): string =>
  beginning(
    cleanText(text)
      .normalize('NFKC')
      .replace(/[\p{Pd}\u2212]/gu, '-')
      .replace(/^PS[BFR][ -]?/i, ''),
  );
