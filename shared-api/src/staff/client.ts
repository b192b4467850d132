import { download } from 'shared-api/http';
import type { QueryOf } from '../contract/endpoint.ts';
import { exportAudit, type listAudit } from './audit.ts';
import * as api from './contract.ts';

export const auditExport = (query: QueryOf<typeof listAudit>) =>
  download(exportAudit, { query }, 'Audit.csv');

export const staffExport = (query: QueryOf<typeof api.listStaff>) =>
  download(api.exportStaff, { query }, 'Users.csv');
