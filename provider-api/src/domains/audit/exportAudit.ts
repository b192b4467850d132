import type { exportAudit as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { auditList } from './auditList.ts';

/** Everything the audit shows with these filters. */
export const exportAudit: Verb<typeof endpoint> = (ctx, { query }) => auditList.csv(ctx, query);
