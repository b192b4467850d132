import type { Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { recordAudit } from '../../activities/index.ts';
import { findUser } from '../userRow.ts';
import { openIdentification } from './identification.ts';

export const readIdentification: Verb<'readIdentification'> = async (ctx, { params }) => {
  const user = await findUser(ctx.db, params.id);
  if (user?.role !== 'Client') throw new NotFound('There is no such user');
  await ctx.db.transaction((tx) =>
    recordAudit(tx, ctx, { action: 'client.identification.read', subject: ['user', user.id] }),
  );
  return { data: { identification: openIdentification(ctx.secrets, user.identification) } };
};
