import type { Domain } from '../../domain.ts';
import { listActivities } from './listActivities.ts';

export { recordActivity } from './recordActivity.ts';
export { recordAudit } from './recordAudit.ts';
export { exportList, recordExport } from './recordExport.ts';

export const activities: Domain = {
  verbs: { listActivities },
};
