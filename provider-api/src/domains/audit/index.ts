import * as contract from 'shared-api/contract';
import type { Domain } from '../../domain.ts';
import { serve } from '../../http/serve.ts';
import { auditChoices } from './auditChoices.ts';
import { exportAudit, listAudit } from './listAudit.ts';

export const audit: Domain = {
  routes(api) {
    serve(api, contract.listAudit, listAudit);
    serve(api, contract.exportAudit, exportAudit);
    serve(api, contract.auditChoices, auditChoices);
  },
};
