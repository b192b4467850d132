import type { Booking } from 'shared-api/contract';
import type { Queryable } from '../../../db/index.ts';
import { type Actor, may } from '../../../http/actor.ts';

type Message = NonNullable<Booking['messages']>[number];

/** Staff at the desk see when a message was sent. The text and the phone number of the recipient are left out. */
export async function messagesOf(on: Queryable, actor: Actor, bookingId: number) {
  if (!may(actor, 'desk.checkIn')) return undefined;
  const { rows } = await on.query<Omit<Message, 'at'> & { at: Date }>(
    `select event, channel, state, at from messages
      where booking_ids @> array[$1::bigint] and channel <> 'portal' order by id`,
    [bookingId],
  );
  return rows.map(({ at, ...message }) => ({ ...message, at: at.toISOString() }));
}
