import * as calls from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { createShift } from './createShift.ts';
import { listShifts } from './listShifts.ts';
import { updateShift } from './updateShift.ts';

export { endDuties, releaseElsewhere } from './endDuties.ts';
export { isLead, leadsAt } from './lead.ts';
export { findOfficer } from './officers.ts';

export const roster: Domain = {
  routes(api) {
    serve(api, calls.listShifts, listShifts);
    serve(api, calls.createShift, createShift);
    serve(api, calls.updateShift, updateShift);
  },
};
