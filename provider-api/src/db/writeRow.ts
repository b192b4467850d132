import type { Queryable } from './database.ts';

/** The names of the columns become SQL, so they never come from a request. `table` may include an alias for use in `returning`. */
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

/** A column that is `undefined` stays. Throws if the row is missing. The names of the columns become SQL, so they never come from a request. */
export async function updateRow<Row extends object>(
  db: Queryable,
  table: string,
  id: number,
  columns: Readonly<Record<string, unknown>>,
  returning = 'id',
): Promise<Row> {
  const given = Object.entries(columns).filter(([, value]) => value !== undefined);
  const set = given.map(([name], index) => `${name} = $${index + 2}`);
  const sql = `update ${table} set ${set.join()} where id = $1 returning ${returning}`;
  return db.one<Row>(sql, [id, ...given.map(([, value]) => value)]);
}
