import type { Domain } from '../../domain.ts';
import { createShift } from './createShift.ts';
import { listShifts } from './listShifts.ts';
import { updateShift } from './updateShift.ts';

export { endDuties, releaseElsewhere } from './endDuties.ts';
export { isLead, leadsAt } from './lead.ts';
export { findOfficer } from './officers.ts';

export const roster: Domain = {
  verbs: { listShifts, createShift, updateShift },
};
