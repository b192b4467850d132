import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { changeMember } from './changeMember.ts';
import { inviteMember, inviteMemberAgain } from './inviteMember.ts';
import { listMembers } from './listMembers.ts';
import { ownLimits } from './ownLimits.ts';
import { removeMember } from './removeMember.ts';
import { monthlySpending } from './spendingReport.ts';

export { memberEvents } from './events.ts';
export { OverLimit, refuseOverLimit } from './memberLimits.ts';

export const members: Domain = {
  routes(api) {
    serve(api, contract.listMembers, listMembers);
    serve(api, contract.ownLimits, ownLimits);
    serve(api, contract.inviteMember, inviteMember);
    serve(api, contract.changeMember, changeMember);
    serve(api, contract.removeMember, removeMember);
    serve(api, contract.inviteMemberAgain, inviteMemberAgain);
  },
  periodic: [monthlySpending],
};
