import { Conflict } from './errors.ts';

/** Refuses a save if the form showed an older version of the record. `data` is the reply with the present record. */
export function refuseStale(
  seen: number | undefined,
  present: { version: number; name: string; data: () => unknown },
): void {
  if (seen === undefined || seen === present.version) return;
  const message = `Somebody changed this ${present.name} meanwhile. Please check it and save again`;
  throw new Conflict(message, 'changed_meanwhile', present.data());
}
