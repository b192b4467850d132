import type { Recorded } from './recordedStatements.ts';

/** In the script each run has other values in place of these. */
export interface RecordedBooking {
  /** The wallets are those of the clients from the first id to the last. */
  readonly users: { readonly first: number; readonly last: number };
  readonly userId: number;
  readonly bookingId: number;
  readonly idempotencyKey: string;
}

/** The pattern takes a value of JSON or of a list, not a part of a time that happens to read alike. */
const asValue = (value: number | string): RegExp => new RegExp(`(?<=[:{,[] ?)${value}(?=[,}\\]])`);

/** pgbench takes no variable inside quotes: a literal that holds one is put together by the database. */
const varied = (literal: string, variable: string, value: number | string): string => {
  const put = `' || :${variable}::text || '`;
  if (literal !== `'${value}'`) return literal.split(asValue(value)).join(put);
  return typeof value === 'number' ? `:${variable}` : `'${put}'`;
};

/** Put together, a literal is text: JSON and lists say what they are, as their column would not. */
const typed = (literal: string, sql: string): string => {
  if (!literal.includes(' || ')) return literal;
  const isJson = /^'(\{"|\[\{)/.test(literal) && !sql.includes('pg_notify(');
  return `(${literal})${isJson ? '::jsonb' : ''}`;
};

/** A prepared script would take `:true` of JSON and the minutes of a time for variables of its own. */
const withoutColons = (literal: string): string =>
  literal.replace(/'((?:[^']|'')*)'/g, (quoted, body: string) =>
    body.includes(':') ? `E'${body.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}'` : quoted,
  );

const written = ({ sql, values }: Recorded, { userId, bookingId, idempotencyKey }: RecordedBooking): string =>
  sql.replace(/\$(\d+)/g, (placeholder, number: string) => {
    const value = values[Number(number) - 1];
    if (value === undefined) return placeholder;
    const named: [string, number | string][] = [
      ['key', idempotencyKey],
      ['bid', bookingId],
      ['uid', userId],
    ];
    const literal = named.reduce(
      (text, [variable, own]) => (text.startsWith(':') ? text : varied(text, variable, own)),
      value,
    );
    return withoutColons(typed(literal, sql));
  });

export const pgbenchScript = (statements: readonly Recorded[], recorded: RecordedBooking): string =>
  [
    `\\set uid random(${recorded.users.first}, ${recorded.users.last})`,
    '\\set n :n + 1',
    // The ids lie beyond every id of the portal's, and apart for each of pgbench's clients.
    '\\set bid 1000000000000 + :client_id * 1000000000 + :n',
    '\\set key random(1, 1000000000000)',
    ...statements.map((statement) => `${written(statement, recorded)};`),
    '',
  ].join('\n');
