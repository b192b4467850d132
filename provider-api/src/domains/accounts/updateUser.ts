import type { updateUser as endpoint, updateAuthorityUser } from 'shared-api/contract';
import { nationalPhone } from 'shared-api/rules';
import type { Verb } from '../../http/context.ts';
import { updateAccount } from './updateAccount.ts';
import type { UserRow } from './userRow.ts';

/** A client's own name was reviewed and stays; staff change it (G18). */
const mayRename = (user: UserRow, byStaff: boolean) =>
  user.business_Name === null && (byStaff || user.role !== 'Client');

export const updateUser: Verb<typeof endpoint | typeof updateAuthorityUser> = async (ctx, { body }) => {
  const reply = await updateAccount(ctx, {
    id: body.id,
    accepts: () => true,
    changes: (user, byStaff) => ({
      phone_number: nationalPhone(body.phoneNumber),
      middle_name: body.middleName,
      ...(mayRename(user, byStaff) && { first_name: body.firstname, last_name: body.lastName }),
    }),
  });
  return { ...reply, message: 'User updated successfully' };
};
