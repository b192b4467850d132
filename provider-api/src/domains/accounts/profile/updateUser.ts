import type { Context, Input, Verb } from '../../../http/context.ts';
import { NotFound } from '../../../http/errors.ts';
import { readSettings } from '../../../settings/index.ts';
import type { UserRow } from '../userRow.ts';
import { updateAccount } from './updateAccount.ts';

/** A client's name was reviewed at registration, so only staff may change it. A member's name was never reviewed. */
const mayRename = (user: UserRow, byStaff: boolean) =>
  user.business_Name === null && (byStaff || user.role !== 'Client' || user.memberOf !== null);

const update = async (ctx: Context, body: Input<'updateUser'>['body']) => {
  const reply = await updateAccount(ctx, {
    body,
    accepts: () => true,
    changes: (user, byStaff) => ({
      phone_number: body.phoneNumber,
      middle_name: body.middleName,
      ...(mayRename(user, byStaff) && { first_name: body.firstname, last_name: body.lastName }),
    }),
  });
  return { ...reply, message: 'User updated successfully' };
};

export const updateUser: Verb<'updateUser'> = (ctx, { body }) => update(ctx, body);

export const updateAuthorityUser: Verb<'updateAuthorityUser'> = async (ctx, { params, body }) => {
  const { authoritySlug } = await readSettings(ctx.db, ctx.config);
  if (params.slug !== authoritySlug) throw new NotFound('No such call');
  return update(ctx, body);
};
