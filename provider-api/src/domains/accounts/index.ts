import type { Domain } from '../../domain.ts';
import { deleteFiles } from './documents/deleteFiles.ts';
import { mailResetLink } from './passwords/forgotPassword.ts';
import { routes } from './routes.ts';
import { sweepFiles } from './documents/sweepFiles.ts';

export { guardStaffChange } from './administrators.ts';
export { issueCode, newSecret } from './codes.ts';
export { lockUser } from './findUser.ts';
export { identifications } from './identification/identification.ts';
export { hashPassword } from './passwords/passwords.ts';
export { twoFactorOn } from './two-factor/twoFactorOn.ts';
export { twoFactorSecrets } from './two-factor/twoFactorSecrets.ts';
export { nameOf, toUser, type UserRow, userColumns } from './userRow.ts';

export const accounts: Domain = {
  routes,
  jobs: [deleteFiles, mailResetLink],
  periodic: [sweepFiles],
};
