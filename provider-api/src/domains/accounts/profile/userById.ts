import { type Actor, may } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { registrationOwner } from '../../payments/index.ts';
import type { UserRow } from '../userRow.ts';
import { findUser } from '../userRow.ts';
import { ownRights } from './ownRights.ts';
import { userDetails } from './userDetails.ts';

const maySee = (actor: Actor, user: UserRow): boolean =>
  user.id === actor.id ||
  (user.memberOf === null && may(actor, user.role === 'Client' ? 'clients.read' : 'users.read'));

/**
 * Staff may give the id of a registration payment instead of the user's id. Users and payments get their ids from one
 * sequence, so an id never belongs to both.
 */
export const userById: Verb<'userById'> = async (ctx, { params }) => {
  const { db, actor } = ctx;
  const id = (may(actor, 'clients.read') && (await registrationOwner(db, params.id))) || params.id;
  const user = await findUser(db, id);
  if (!user || !maySee(actor, user)) throw new NotFound('There is no such user');
  const details = await userDetails(ctx, user);
  return { data: user.id === actor.id ? { ...details, ...ownRights(actor) } : details };
};
