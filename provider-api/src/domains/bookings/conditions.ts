/** One condition of a list: `sql` gets the name of the parameter that holds `value`. */
export interface Condition {
  sql: (parameter: string) => string;
  value: unknown;
  /** The client to whose bookings the condition narrows, if that is what it does. */
  ownerId?: number;
}

export const condition = (value: unknown, sql: Condition['sql']): Condition => ({ sql, value });

export const ownedBy = (ownerId: number): Condition => ({
  ...condition(ownerId, (id) => `b.application_user_id = ${id}::bigint`),
  ownerId,
});

/** All conditions joined, with their parameters from $1 on. */
export function whereOf(conditions: readonly Condition[]): { where: string; params: unknown[] } {
  const parts = conditions.map(({ sql }, index) => sql(`$${index + 1}`));
  return { where: parts.join(' and ') || 'true', params: conditions.map(({ value }) => value) };
}
