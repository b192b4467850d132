/** One condition of a list: `sql` gets the name of the parameter that holds `value`. */
export interface Condition {
  sql: (parameter: string) => string;
  value: unknown;
}

export const condition = (value: unknown, sql: Condition['sql']): Condition => ({ sql, value });

/** All conditions joined, with their parameters from $1 on. */
export function whereOf(conditions: readonly Condition[]): { where: string; params: unknown[] } {
  const parts = conditions.map(({ sql }, index) => sql(`$${index + 1}`));
  return { where: parts.join(' and ') || 'true', params: conditions.map(({ value }) => value) };
}
