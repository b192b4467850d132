import { searchText } from 'shared-api/rules';
import { literally } from './searchText.ts';

/** `sql` gets the name of the parameter that contains `value`, for example `$1`. */
export interface Filter {
  sql: (parameter: string) => string;
  value: unknown;
}

export const filter = (value: unknown, sql: Filter['sql']): Filter => ({ value, sql });

export const ofAccount = (accountId: number, column: string): Filter =>
  filter(accountId, (id) => `${column} = ${id}::bigint`);

export const optional = <T>(value: T | undefined, toFilter: (value: T) => Filter): Filter[] =>
  value === undefined || value === '' ? [] : [toFilter(value)];

export const equals = (value: unknown, column: string, type: string): Filter[] =>
  optional(value, (given) => filter(given, (parameter) => `${column} = ${parameter}::${type}`));

/** The days are days in Lagos, and both ends are included. */
export const withinDays = (
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Filter[] => [
  ...optional(from, (day) =>
    filter(day, (given) => `${column} >= (${given}::date)::timestamp at time zone 'Africa/Lagos'`),
  ),
  ...optional(to, (day) =>
    filter(day, (given) => `${column} < (${given}::date + 1)::timestamp at time zone 'Africa/Lagos'`),
  ),
];

/** Use this filter only for short lists, because every row is read. */
export function contains(search: string | undefined, columns: readonly string[]): Filter[] {
  const text = search && literally(searchText(search));
  return optional(text && `%${text}%`, (pattern) =>
    filter(
      pattern,
      (given) => `(${columns.map((column) => `search_text(${column}) like ${given}::text`).join(' or ')})`,
    ),
  );
}

export function whereOf(filters: readonly Filter[]): { where: string; params: unknown[] } {
  const parts = filters.map(({ sql }, index) => sql(`$${index + 1}`));
  return { where: parts.join(' and ') || 'true', params: filters.map(({ value }) => value) };
}
