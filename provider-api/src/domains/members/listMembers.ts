import { may } from '../../http/actor.ts';
import type { Verb } from '../../http/context.ts';
import { Invalid } from '../../http/errors.ts';
import { memberReplies, membersOf } from './memberRow.ts';

export const listMembers: Verb<'listMembers'> = async ({ db, actor, clock }, { query }) => {
  const ownerId = may(actor, 'members.readAll') ? query.clientId : actor.ownerId;
  if (ownerId === undefined) throw new Invalid({ clientId: ['Invalid id'] });
  return { data: await memberReplies(db, await membersOf(db, ownerId), clock.now()) };
};
