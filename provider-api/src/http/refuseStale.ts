import { Conflict } from './errors.ts';

/** The number of the transaction that wrote the row, by PostgreSQL's system column: any change makes another version. */
export const versionOf = (alias: string): string => `${alias}.xmin::text::bigint as version`;

/** Refuses to save what a form made of an older version. Without `seen` the last save wins, as the documents have it. */
export function refuseStale(
  seen: number | undefined,
  present: { version: number; name: string; data: unknown },
): void {
  if (seen === undefined || seen === present.version) return;
  const message = `Somebody changed this ${present.name} meanwhile. Please check it and save again`;
  throw new Conflict(message, 'changed_meanwhile', present.data);
}
