import type { Domain } from '../../domain.ts';
import { auditChoices } from './auditChoices.ts';
import { exportAudit, listAudit } from './listAudit.ts';

export const audit: Domain = {
  verbs: { listAudit, exportAudit, auditChoices },
};
