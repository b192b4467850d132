import { searchText } from 'shared-api/rules';
import type { CountedDays, RollupFilter } from '../rollups/index.ts';
import { literally } from './searchText.ts';

/** What a filter means to a counter: which parts and days of it are left. */
type CounterPart = Partial<Omit<RollupFilter, 'counter'>> & { from?: string; to?: string };

/** One filter of a list: `sql` gets the name of the parameter that holds `value`. */
export interface Filter {
  sql: (parameter: string) => string;
  value: unknown;
  /** Undefined where the counter knows nothing of it, so that the list must be counted. */
  part?: (counter: RollupFilter['counter']) => CounterPart | undefined;
  /** Leaves what belongs to one account, which is counted to its end. */
  ofAccount?: true;
}

export const filter = (value: unknown, sql: Filter['sql'], part?: Filter['part']): Filter => ({
  value,
  sql,
  ...(part && { part }),
});

export const ofAccount = (accountId: number, column: string): Filter => ({
  ...filter(accountId, (id) => `${column} = ${id}::bigint`),
  ofAccount: true,
});

/** No filter where no value is given. */
export const optional = <T>(value: T | undefined, toFilter: (value: T) => Filter): Filter[] =>
  value === undefined || value === '' ? [] : [toFilter(value)];

export const equals = (value: unknown, column: string, type: string): Filter[] =>
  optional(value, (given) => filter(given, (parameter) => `${column} = ${parameter}::${type}`));

/** Days in Lagos; both ends belong to the span. */
export const withinDays = (
  column: string,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Filter[] => [
  ...optional(from, (day) =>
    filter(
      day,
      (given) => `${column} >= (${given}::date)::timestamp at time zone 'Africa/Lagos'`,
      () => ({ from: day }),
    ),
  ),
  ...optional(to, (day) =>
    filter(
      day,
      (given) => `${column} < (${given}::date + 1)::timestamp at time zone 'Africa/Lagos'`,
      () => ({ to: day }),
    ),
  ),
];

/** Anywhere in one of the columns, in the form in which searches compare: for short lists. */
export function contains(search: string | undefined, columns: readonly string[]): Filter[] {
  const text = search && literally(searchText(search));
  return optional(text && `%${text}%`, (pattern) =>
    filter(
      pattern,
      (given) => `(${columns.map((column) => `search_text(${column}) like ${given}::text`).join(' or ')})`,
    ),
  );
}

/** All filters joined, with their parameters from $1 on. */
export function whereOf(filters: readonly Filter[]): { where: string; params: unknown[] } {
  const parts = filters.map(({ sql }, index) => sql(`$${index + 1}`));
  return { where: parts.join(' and ') || 'true', params: filters.map(({ value }) => value) };
}

function both<T>(one: readonly T[] | undefined, other: readonly T[] | undefined): readonly T[] | undefined {
  if (!one || !other) return one ?? other;
  return one.filter((value) => other.includes(value));
}

/** How rollups count a list with these filters; undefined if one of them is no part of the counter. */
export function countedBy(rollup: RollupFilter, filters: readonly Filter[]): CountedDays | undefined {
  let { from, to, ...left }: RollupFilter & CounterPart = rollup;
  for (const { part } of filters) {
    const found = part?.(rollup.counter);
    if (!found) return undefined;
    left = {
      counter: rollup.counter,
      airportIds: both(left.airportIds, found.airportIds),
      serviceIds: both(left.serviceIds, found.serviceIds),
      kinds: both(left.kinds, found.kinds),
      statuses: both(left.statuses, found.statuses),
    };
    from = found.from ?? from;
    to = found.to ?? to;
  }
  return { rollup: left, from, to };
}
