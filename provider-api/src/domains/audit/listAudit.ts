import type { listAudit as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { auditList } from './auditList.ts';

export const listAudit: Verb<typeof endpoint> = async (ctx, { query }) => {
  const { data, meta } = await auditList.page(ctx, query);
  return { data: data.map((row) => ({ ...row, at: row.at.toISOString() })), meta };
};
