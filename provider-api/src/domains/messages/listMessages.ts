import type { listMessages as endpoint, ReplyOf } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';

type Message = ReplyOf<typeof endpoint>['messages'][number];

const shown = 20;
const ownLines = `from messages where person_id = $1 and channel = 'portal' and line is not null`;

export const listMessages: Verb<'listMessages'> = async ({ db, actor }) => {
  const [messages, { unseen }] = await Promise.all([
    db.all<Omit<Message, 'at'> & { at: Date }>(
      `select id, line, link, at, seen_at is null as "isNew" ${ownLines} order by id desc limit ${shown}`,
      [actor.id],
    ),
    db.one<{ unseen: number }>(`select count(*) as unseen ${ownLines} and seen_at is null`, [actor.id]),
  ]);
  return { data: { unseen, messages } };
};
