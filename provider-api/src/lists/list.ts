import type { CountedDays } from '../rollups/index.ts';
import type { Filter } from './filter.ts';

export interface SortOrder {
  /** None of them is ever null; the last is unique. */
  columns: readonly string[];
  /** SQL for "is of this day", where the order is that of the days of the list's first counters. */
  ofDay?: (day: string) => string;
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
  createdAt: string;
  filters: readonly Filter[];
  order: SortOrder & { descending: boolean };
  /** What rollups count the list by; undefined where they cannot. */
  counted: readonly CountedDays[] | undefined;
  /** Counted by other days than those of its order: its rows may be anywhere in it. */
  scattered: boolean;
  search: Search | undefined;
  /** Counted, and shown, as far as this where no days say where a page is. */
  maxCounted: number;
}

/** The newest first, or the oldest; days are those of Lagos. */
export const byInstant = (column: string, id: string): SortOrder => ({
  columns: [column, id],
  ofDay: (day) => `${column} >= ${day}::timestamp at time zone 'Africa/Lagos'
     and ${column} < (${day} + 1)::timestamp at time zone 'Africa/Lagos'`,
});

export const orderBy = ({ columns, descending }: Pick<List['order'], 'columns' | 'descending'>): string =>
  columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
