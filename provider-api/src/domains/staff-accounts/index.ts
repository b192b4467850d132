import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { changeStaffRole } from './changeStaffRole.ts';
import { inviteStaff, inviteStaffAgain } from './inviteStaff.ts';
import { exportStaff, listStaff } from './listStaff.ts';

export { createStaff } from './createStaff.ts';
export { staffEvents } from './events.ts';
export { staffList } from './listStaff.ts';
export { tellColleagues } from './tellColleagues.ts';

export const staffAccounts: Domain = {
  routes(api) {
    serve(api, contract.listStaff, listStaff);
    serve(api, contract.exportStaff, exportStaff);
    serve(api, contract.inviteStaff, inviteStaff);
    serve(api, contract.inviteStaffAgain, inviteStaffAgain);
    serve(api, contract.changeStaffRole, changeStaffRole);
  },
};
