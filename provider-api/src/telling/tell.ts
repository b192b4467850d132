import { prepared, type Tx } from '../db/index.ts';
import { enqueue, type JobKind } from '../jobs/job.ts';
import type { Event } from './event.ts';
import type { events } from './events.ts';

type Events = typeof events;
export type EventName = keyof Events;
export type DataOf<Name extends EventName> = Events[Name] extends Event<infer Data> ? Data : never;

export interface Told {
  personId: number;
  event: EventName;
  data: object;
  /**
   * `messageId` is the id of the e-mail or SMS in the table `messages`. `portalId` is the id of the row that
   * the portal's bell shows.
   */
  messageId?: number;
  portalId?: number;
}

/** A code is sent to `number`. The user's account does not contain this telephone number yet. */
export type Texted = { messageId: number } & (
  | Pick<Told, 'personId' | 'event' | 'data'>
  | { personId: number; number: string; code: string }
);

/**
 * The jobs import every domain, and every domain imports this file. The kinds of jobs are defined here to
 * avoid circular imports.
 */
export const letters: JobKind<Told> = { kind: 'letter' };
export const texts: JobKind<Texted> = { kind: 'sms' };

const textedEvents: readonly EventName[] = [
  'booking.confirmed',
  'booking.reminder',
  'booking.officer',
  'booking.changed',
  'booking.moved',
  'flight.expected',
  'order.submitted',
];

/**
 * Queues a message for the portal's bell, an e-mail, and SMS. The SMS are sent to the user's own number and
 * to passengers who agreed to SMS. Nobody gets a second message with the same event and the same `about`.
 */
const queue = prepared(`
  with told as (
    insert into messages (person_id, passenger_id, event, about, booking_ids, channel, state)
    select $1::bigint, null::bigint, $2::text, $3::text, $4::bigint[], channel, 'queued'
      from unnest(array['portal', 'email']) as channel
    union all
    select id, null, $2, $3, $4, 'sms', 'queued' from users
     where $6::boolean and id = $1 and sms_number is not null
    union all
    select null, id, $2, $3, array[booking_id], 'sms', 'queued' from passengers
     where $6::boolean and booking_id = any ($4) and sms_agreed and removed_at is null
    on conflict do nothing
    returning id, channel
  ), queued as (
    insert into outbox (kind, payload)
    select case channel when 'sms' then '${texts.kind}' else '${letters.kind}' end,
           $5::jsonb || jsonb_build_object('messageId', id, 'portalId', (select id from told where channel = 'portal'))
      from told where channel <> 'portal'
    returning 1
  )
  select pg_notify('outbox', '') from queued`);

export async function textCode(
  tx: Tx,
  personId: number,
  to: { number: string; code: string },
): Promise<void> {
  const { rows } = await tx.query<{ id: number }>(
    `insert into messages (person_id, event, channel, state) values ($1, 'sms.code', 'sms', 'queued') returning id`,
    [personId],
  );
  for (const { id } of rows) await enqueue(tx, texts, { messageId: id, personId, ...to });
}

/** A booking's page shows a message only if the data of the event contain the booking's id. */
const bookingsOf = (data: { bookingId?: number; bookingIds?: readonly number[] }): readonly number[] =>
  data.bookingIds ?? (data.bookingId === undefined ? [] : [data.bookingId]);

/**
 * The person is told only if the caller's transaction is committed. Nobody is told twice about the same event
 * with the same `about`.
 */
export async function tell<Name extends EventName>(
  tx: Tx,
  personId: number,
  event: Name,
  data: DataOf<Name>,
  about?: string,
): Promise<void> {
  const payload = JSON.stringify({ personId, event, data });
  await tx.query(queue, [personId, event, about, bookingsOf(data), payload, textedEvents.includes(event)]);
}
