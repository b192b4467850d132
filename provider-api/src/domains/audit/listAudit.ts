import type { listAudit as endpoint } from 'shared-api/contract';
import type { Verb } from '../../http/context.ts';
import { inOrder, listPage } from '../lists/index.ts';
import { type AuditRow, auditPages, columns } from './auditList.ts';

export const listAudit: Verb<typeof endpoint> = async ({ db }, { query }) => {
  const { ids, meta } = await listPage(db, await auditPages(db, query), query.pageNumber);
  const { rows } = await db.query<AuditRow>(
    `select ${columns} from audit a where a.id = any ($1::bigint[])`,
    [ids],
  );
  const data = inOrder(ids, rows, ({ id }) => id).map((row) => ({ ...row, at: row.at.toISOString() }));
  return { data, meta };
};
