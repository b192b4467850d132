import type { CountedDays } from '../rollups/index.ts';
import type { Filter } from './filter.ts';

export interface SortOrder {
  /** None of them is ever null; the last is unique. */
  columns: readonly string[];
  types: readonly string[];
  /** SQL for "is of this day", where the order is that of the days of the list's first counters. */
  ofDay?: (day: string) => string;
  /** Rows of a span of other days may be anywhere in it: few are read first and sorted afterwards. */
  scattered?: boolean;
}

export interface Search {
  values: readonly unknown[];
  /** SQL that selects the ids of what is found as `id`, each part of it by an index. */
  candidates: (parameters: readonly string[]) => string;
  /** The same as a filter on one row, which reads what belongs to that row alone. */
  matches: (parameters: readonly string[]) => string;
  /** Known to find very many, so that the candidates are not asked for. */
  broad?: boolean;
}

/** A list as one query asks for it. */
export interface List {
  /** Table and alias. */
  from: string;
  alias: string;
  id: string;
  /** Instants in the order of the ids' rows, by which the newest are found. */
  createdAt: string;
  filters: readonly Filter[];
  order: SortOrder & { descending: boolean };
  /** What rollups count the list by; undefined where they cannot. */
  counted: readonly CountedDays[] | undefined;
  search: Search | undefined;
  /** Counted, and shown, as far as this where rollups do not count it: one account's to its end. */
  maxCounted: number;
}

/** An instant's day in Lagos. */
const madeOn =
  (column: string) =>
  (day: string): string =>
    `${column} >= ${day}::timestamp at time zone 'Africa/Lagos'
     and ${column} < (${day} + 1)::timestamp at time zone 'Africa/Lagos'`;

/** The newest first, or the oldest. */
export const byInstant = (column: string, id: string): SortOrder => ({
  columns: [column, id],
  types: ['timestamptz', 'bigint'],
  ofDay: madeOn(column),
});

export const orderBy = ({
  columns,
  descending,
}: {
  columns: readonly string[];
  descending: boolean;
}): string => columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
