import type { Recorded } from './recordedStatements.ts';

/** The recorded values that the script replaces in each run. */
export interface RecordedBooking {
  /** The first and the last id of the clients whose wallets pay. */
  readonly users: { readonly first: number; readonly last: number };
  readonly userId: number;
  readonly bookingId: number;
  readonly idempotencyKey: string;
}

/** Matches a value of JSON or of a list, but not an equal part of a time. */
const asValue = (value: number | string): RegExp => new RegExp(`(?<=[:{,[] ?)${value}(?=[,}\\]])`);

/** pgbench does not replace variables inside quotes, so the database puts such a literal together. */
const varied = (literal: string, variable: string, value: number | string): string => {
  const put = `' || :${variable}::text || '`;
  if (literal !== `'${value}'`) return literal.split(asValue(value)).join(put);
  return typeof value === 'number' ? `:${variable}` : `'${put}'`;
};

/** A literal put together in SQL is text, so JSON needs a cast. */
const typed = (literal: string, sql: string): string => {
  if (!literal.includes(' || ')) return literal;
  const isJson = /^'(\{"|\[\{)/.test(literal) && !sql.includes('pg_notify(');
  return `(${literal})${isJson ? '::jsonb' : ''}`;
};

/** In a prepared script pgbench would read `:true` in JSON, or the minutes of a time, as variables. */
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
    // The ids are above all of the portal's, and in a range of their own for each of pgbench's clients.
    '\\set bid 1000000000000 + :client_id * 1000000000 + :n',
    '\\set key random(1, 1000000000000)',
    ...statements.map((statement) => `${written(statement, recorded)};`),
    '',
  ].join('\n');
