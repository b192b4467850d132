import type { Queryable } from './database.ts';

/** `table` may include an alias for use in `returning`. */
export async function insertRow<Row extends object = { id: number }>(
  db: Queryable,
  table: string,
  columns: Readonly<Record<string, unknown>>,
  returning = 'id',
): Promise<Row> {
  const names = Object.keys(columns);
  const places = names.map((_, index) => `$${index + 1}`);
  const sql = `insert into ${table} (${names.join()}) values (${places.join()}) returning ${returning}`;
  return db.one<Row>(sql, Object.values(columns));
}
