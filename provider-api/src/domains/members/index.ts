import type { Domain } from '../../domain.ts';
import { changeMember } from './changeMember.ts';
import { inviteMember, inviteMemberAgain } from './inviteMember.ts';
import { listMembers } from './listMembers.ts';
import { ownLimits } from './ownLimits.ts';
import { removeMember } from './removeMember.ts';
import { monthlySpending } from './spendingReport.ts';

export { memberEvents } from './events.ts';
export { OverLimit, refuseOverLimit } from './memberLimits.ts';

export const members: Domain = {
  verbs: { listMembers, ownLimits, inviteMember, changeMember, removeMember, inviteMemberAgain },
  periodic: [monthlySpending],
};
