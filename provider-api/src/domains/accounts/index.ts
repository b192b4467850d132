import type { Domain } from '../../domain.ts';
import { deleteFiles } from './documents/deleteFiles.ts';
import { sweepFiles } from './documents/sweepFiles.ts';
import { mailResetLink } from './passwords/forgotPassword.ts';
import * as verbs from './verbs.ts';

export { issueInvitation, newSecret } from './codes.ts';
export { deleteFiles } from './documents/deleteFiles.ts';
export { accountEvents } from './events.ts';
export { guardStaffChange } from './guardStaffChange.ts';
export { identifications } from './identification/identification.ts';
export { newOwnCode, sendOwnCode, spendSent, withOwnerProof } from './own-code/ownCode.ts';
export { hashPassword } from './passwords/passwords.ts';
export { releaseInvitation } from './releaseInvitation.ts';
export { endSessions } from './sessions/sessions.ts';
export { type Colleague, staffWith } from './staffWith.ts';
export { expectSecondFactor } from './two-factor/expectSecondFactor.ts';
export { twoFactorOn, twoFactorSecrets } from './two-factor/secondFactor.ts';
export {
  expectOpenToChange,
  findClient,
  findUser,
  lockUser,
  nameOf,
  toUser,
  type UserRow,
  userColumns,
} from './userRow.ts';

export const accounts: Domain = {
  verbs,
  jobs: [deleteFiles, mailResetLink],
  periodic: [sweepFiles],
};
