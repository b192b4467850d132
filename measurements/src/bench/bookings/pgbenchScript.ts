import type { Recorded } from './recordedStatements.ts';

export interface RecordedBooking {
  readonly users: { readonly first: number; readonly last: number };
  readonly userId: number;
  readonly bookingId: number;
  readonly idempotencyKey: string;
}

/** Matches the whole value, but not the same digits inside a time such as 10:25:00. */
const asValue = (id: number): RegExp => new RegExp(`(?<=[':{,[] ?)${id}(?=[',}\\]])`, 'g');

/** pgbench replaces variables inside quotes, too. Without the space, pgbench would read `::bid` as a cast. */
const varied = (value: string, { userId, bookingId, idempotencyKey }: RecordedBooking): string =>
  value
    .replaceAll(idempotencyKey, ':key')
    .replace(asValue(bookingId), ' :bid')
    .replace(asValue(userId), ' :uid');

export const pgbenchScript = (statements: readonly Recorded[], recorded: RecordedBooking): string =>
  [
    `\\set uid random(${recorded.users.first}, ${recorded.users.last})`,
    '\\set n :n + 1',
    // Ids must be higher than the portal's ids, and different for each client of pgbench.
    '\\set bid 1000000000000 + :client_id * 1000000000 + :n',
    '\\set key random(1, 1000000000000)',
    ...statements.map(
      ({ sql, values }) =>
        `${sql.replace(/\$(\d+)/g, (placeholder, number: string) =>
          varied(values[Number(number) - 1] ?? placeholder, recorded),
        )};`,
    ),
    '',
  ].join('\n');
