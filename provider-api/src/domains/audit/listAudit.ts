import type { listAudit as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { deskPage } from '../../http/deskList.ts';
import { type AuditRow, auditList } from './auditList.ts';

export const listAudit: Verb<typeof endpoint> = async ({ db }, { query }) => {
  const { rows, meta } = await deskPage<AuditRow>(db, auditList(query), query.pageNumber);
  return { data: rows.map((row) => ({ ...row, at: row.at.toISOString() })), meta };
};
