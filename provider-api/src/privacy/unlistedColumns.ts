import type { Queryable } from '../db/index.ts';
import { personalTables } from './personalTables.ts';
import { impersonalColumns } from './tables/impersonalColumns.ts';

interface Column {
  table: string;
  name: string;
  type: string;
}

const mayTell = /text|json|bytea|tsvector|character/;

const columnsOf = (db: Queryable): Promise<readonly Column[]> =>
  db.all<Column>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
      order by 1, c.ordinal_position`,
  );

const isListed = ({ table, name, type }: Column): boolean => {
  const personal = personalTables[table];
  if (!personal) return !mayTell.test(type) || impersonalColumns[table]?.includes(name) === true;
  return name in personal.columns || personal.impersonal.includes(name);
};

const names = (columns: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  Object.entries(columns).flatMap(([table, each]) => each.map((name) => `${table}.${name}`));

/** Returns a sentence for each column that is missing in the lists, and for each listed column that does not exist. */
export async function unlistedColumns(db: Queryable): Promise<readonly string[]> {
  const there = await columnsOf(db);
  const known = new Set(there.map(({ table, name }) => `${table}.${name}`));
  const listed = [
    ...names(impersonalColumns),
    ...Object.entries(personalTables).flatMap(([table, { columns, impersonal }]) =>
      [...Object.keys(columns), ...impersonal].map((name) => `${table}.${name}`),
    ),
  ];
  return [
    ...there
      .filter((column) => !isListed(column))
      .map(
        ({ table, name }) =>
          `${table}.${name}: say in provider-api/src/privacy/tables whether it tells something of a person`,
      ),
    ...listed.filter((column) => !known.has(column)).map((column) => `${column} is listed, and is not there`),
  ];
}
