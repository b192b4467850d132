import type { Domain } from '../../domain.ts';
import { changeStaffRole } from './changeStaffRole.ts';
import { inviteStaff, inviteStaffAgain } from './inviteStaff.ts';
import { exportStaff, listStaff } from './listStaff.ts';

export { createStaff } from './createStaff.ts';
export { staffEvents } from './events.ts';
export { staffList } from './listStaff.ts';
export { tellColleagues } from './tellColleagues.ts';

export const staffAccounts: Domain = {
  verbs: { listStaff, exportStaff, inviteStaff, inviteStaffAgain, changeStaffRole },
};
