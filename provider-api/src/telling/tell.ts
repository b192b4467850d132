import { prepared, type Tx } from '../db/index.ts';
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
  /** The rows of what is told by letter and at the bell. */
  letterId?: number;
  portalId?: number;
}

/** The job imports every domain, and every domain tells: they meet in this kind. */
export const letters: JobKind<Told> = { kind: 'letter' };

/** One row for each channel; what was told already, of the same subject and version, is not queued. */
const queue = prepared(`
  with told as (
    insert into messages (person_id, event, about, booking_ids, channel, state)
    select $1, $2, $3, $4::bigint[], channel, 'queued' from unnest(array['portal', 'email']) as channel
    on conflict do nothing
    returning id, channel
  ), queued as (
    insert into outbox (kind, payload)
    select '${letters.kind}', $5::jsonb || jsonb_build_object('letterId', id, 'portalId', (select id from told where channel = 'portal'))
      from told where channel = 'email'
    returning 1
  )
  select pg_notify('outbox', '') from queued`);

/** The messages of a booking are found by what its events name so. */
const bookingsOf = (data: { bookingId?: number; bookingIds?: readonly number[] }): readonly number[] =>
  data.bookingIds ?? (data.bookingId === undefined ? [] : [data.bookingId]);

/** Tells somebody of an event, if the caller's transaction commits: of the same `about` once. */
export async function tell<Name extends EventName>(
  tx: Tx,
  personId: number,
  event: Name,
  data: DataOf<Name>,
  about?: string,
): Promise<void> {
  const payload = JSON.stringify({ personId, event, data });
  await tx.query(queue, [personId, event, about, bookingsOf(data), payload]);
}
