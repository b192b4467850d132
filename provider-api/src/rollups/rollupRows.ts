/** Which counts of the table `figures` (migration 360); what is left out stands for all. */
export interface RollupFilter {
  counter: 'bookings' | 'travels' | 'revenue' | 'clients' | 'staff' | 'payments';
  airportIds?: readonly number[] | undefined;
  serviceIds?: readonly number[] | undefined;
  kinds?: readonly string[] | undefined;
  statuses?: readonly string[] | undefined;
}

const columns = ['figure', 'airport_id', 'service_id', 'kind', 'status'] as const;
const types = ['text', 'int', 'bigint', 'text', 'text'] as const;

/**
 * SQL for the days, counts and amounts that a filter leaves, with its parameters: what was folded, at the day `total` or at
 * every day, and what was not yet.
 */
export function rollupRows(
  { counter, airportIds, serviceIds, kinds, statuses }: RollupFilter,
  { by, from = 1 }: { by: 'total' | 'day'; from?: number },
): { sql: string; params: unknown[] } {
  const selected = [[counter], airportIds, serviceIds, kinds, statuses];
  const params: unknown[] = [];
  const folded: string[] = [];
  const waiting: string[] = [];
  for (const [index, column] of columns.entries()) {
    const values = selected[index];
    if (!values) {
      folded.push(`${column} = ${types[index] === 'text' ? `''` : 0}`);
      continue;
    }
    params.push(values.length === 1 ? values[0] : values);
    const place = `$${from + params.length - 1}`;
    const condition =
      values.length === 1 ? `= ${place}::${types[index]}` : `= any(${place}::${types[index]}[])`;
    folded.push(`${column} ${condition}`);
    waiting.push(`${column} ${condition}`);
  }
  const days = by === 'total' ? `day = '-infinity'` : `day > '-infinity'`;
  const sql = `
    select day, count, kobo from figures where ${folded.join(' and ')} and ${days}
    union all
    select day, count, kobo from figure_changes where ${waiting.join(' and ')}`;
  return { sql, params };
}
