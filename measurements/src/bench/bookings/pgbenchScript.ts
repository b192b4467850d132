import type { Recorded } from './recordedStatements.ts';

export interface RecordedBooking {
  readonly users: { readonly first: number; readonly last: number };
  readonly userId: number;
  readonly bookingId: number;
  readonly idempotencyKey: string;
}

/** Matches the value in JSON or in a list, but not the same digits inside a time such as 10:25:00. */
const asValue = (value: number | string): RegExp => new RegExp(`(?<=[:{,[] ?)${value}(?=[,}\\]])`);

/** pgbench replaces no variables inside quotes. The literal is split at the variable, and SQL joins the parts. */
const varied = (literal: string, variable: string, value: number | string): string => {
  const put = `' || :${variable}::text || '`;
  if (literal !== `'${value}'`) return literal.split(asValue(value)).join(put);
  return typeof value === 'number' ? `:${variable}` : `'${put}'`;
};

/** The result of `||` is text, so JSON needs a cast. */
const typed = (literal: string, sql: string): string => {
  if (!literal.includes(' || ')) return literal;
  const isJson = /^'(\{"|\[\{)/.test(literal) && !sql.includes('pg_notify(');
  return `(${literal})${isJson ? '::jsonb' : ''}`;
};

/** pgbench would read `:true` in JSON, or the minutes of a time, as variables. */
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
    // Ids must be higher than the portal's ids, and different for each client of pgbench.
    '\\set bid 1000000000000 + :client_id * 1000000000 + :n',
    '\\set key random(1, 1000000000000)',
    ...statements.map((statement) => `${written(statement, recorded)};`),
    '',
  ].join('\n');
