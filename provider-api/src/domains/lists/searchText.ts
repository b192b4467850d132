/** The beginning of a text as a LIKE pattern; its wildcards stand for themselves. */
export const beginning = (text: string): string => `${text.trim().replace(/[\\%_]/g, '\\$&')}%`;

/** A query for accounts (migration 361): each word of the text is the beginning of one of theirs. */
export const accountQuery = (text: string): string =>
  text
    .toLowerCase()
    .split(/[\s,;:()"]+/)
    .filter(Boolean)
    .map((word) => `'${word.replace(/['\\]/g, '$&$&')}':*`)
    .join(' & ');

/** SQL for "the account `alias` is found by this query"; an empty query finds none. */
export const accountFound = (alias: string, parameter: string): string => {
  const columns = ['business_name', 'first_name', 'last_name', 'email', 'phone_number'];
  return `account_words(${columns.map((column) => `${alias}.${column}`).join(', ')}) @@ ${parameter}::tsquery`;
};

/** What was typed as an invoice number, whether or not with its revenue code before it (S10). */
export const invoiceBeginning = (text: string): string => beginning(text.trim().replace(/^PS[BFR]-?/i, ''));
