import type * as calls from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { auditList } from './auditList.ts';

export const listAudit: Verb<typeof calls.listAudit> = async (ctx, { query }) => {
  const { data, meta } = await auditList.page(ctx, query);
  return { data: data.map((row) => ({ ...row, at: row.at.toISOString() })), meta };
};

/** Everything the audit shows with these filters. */
export const exportAudit: Verb<typeof calls.exportAudit> = (ctx, { query }) => auditList.csv(ctx, query);
