import { listActivities as endpoint } from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { listActivities } from './listActivities.ts';

export { recordActivity } from './recordActivity.ts';
export { recordAudit } from './recordAudit.ts';
export { exportList, recordExport } from './recordExport.ts';

export const activities: Domain = {
  routes: (api) => serve(api, endpoint, listActivities),
};
