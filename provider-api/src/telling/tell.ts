import type { Tx } from '../db/index.ts';
import { enqueue } from '../jobs/index.ts';
import type { JobKind } from '../jobs/job.ts';
import type { Event } from './event.ts';
import type { events } from './events.ts';

type Events = typeof events;
export type EventName = keyof Events;
export type DataOf<Name extends EventName> = Events[Name] extends Event<infer Data> ? Data : never;

export interface Told {
  personId: number;
  event: EventName;
  data: object;
}

/** The job imports every domain, and every domain tells: they meet in this kind. */
export const letters: JobKind<Told> = { kind: 'letter' };

/** Tells somebody of an event, if the caller's transaction commits. */
export const tell = <Name extends EventName>(
  tx: Tx,
  personId: number,
  event: Name,
  data: DataOf<Name>,
): Promise<void> => enqueue(tx, letters, { personId, event, data });
