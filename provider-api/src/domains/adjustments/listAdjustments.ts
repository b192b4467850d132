import { type listAdjustments as endpoint, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { onlyRow } from '../../db/index.ts';
import type { Verb } from '../../http/context.ts';
import { pageOffset } from '../../http/pageOffset.ts';
import { type AdjustmentRow, selectAdjustments, toAdjustment } from './adjustmentRow.ts';

const { pageSize } = portalSettings;

export const listAdjustments: Verb<typeof endpoint> = async ({ db }, { query }) => {
  const pageNumber = query.pageNumber ?? 1;
  const status = query.status ?? null;
  const { rows } = await db.query<AdjustmentRow>(
    `${selectAdjustments} where $1::text is null or a.status = $1
      order by a.proposed_at desc, a.id desc limit $2::int offset $3::bigint`,
    [status, pageSize, pageOffset(pageNumber)],
  );
  const { count } = onlyRow(
    await db.query<{ count: number }>(
      'select count(*) as count from adjustments where $1::text is null or status = $1',
      [status],
    ),
  );
  return { data: rows.map(toAdjustment), meta: pageMeta(pageNumber, count, pageSize) };
};
