import type { CountedDays } from '../figures/index.ts';
import type { Condition } from './condition.ts';

export interface Order {
  /** The last of them is unique. */
  columns: readonly string[];
  /** The columns' types. */
  types: readonly string[];
  descending: boolean;
  /** SQL for "is of this day", where the order is that of the days of the list's figures. */
  ofDay?: (day: string) => string;
}

export interface Search {
  values: readonly unknown[];
  /** SQL that selects the ids of what is found as `id`, each part of it by an index. */
  candidates: (parameters: readonly string[]) => string;
  /** The same as a condition on one row, which reads what belongs to that row alone. */
  matches: (parameters: readonly string[]) => string;
  /** Known to find very many, so that the candidates are not asked for. */
  broad?: boolean;
}

/** A list of a table that may be very long. */
export interface List {
  /** Table and alias. */
  from: string;
  alias: string;
  id: string;
  conditions: readonly Condition[];
  order: Order;
  /** The newest first: the order in which a broad search looks. */
  newest: string;
  /** What counts the list; undefined where no figure does. */
  counted?: readonly CountedDays[] | undefined;
  search?: Search | undefined;
  /** Whether its order says nothing of where its rows are: few are then read first and sorted afterwards. */
  scattered?: boolean;
}

/** An instant's day in Lagos. */
export const madeOn =
  (column: string) =>
  (day: string): string =>
    `${column} >= ${day}::timestamp at time zone 'Africa/Lagos'
     and ${column} < (${day} + 1)::timestamp at time zone 'Africa/Lagos'`;

export const ordered = ({ columns, descending }: Pick<Order, 'columns' | 'descending'>): string =>
  columns.map((column) => `${column} ${descending ? 'desc' : 'asc'}`).join(', ');
