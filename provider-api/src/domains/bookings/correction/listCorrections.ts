import { type listCorrections as endpoint, pageMeta } from 'shared-api/contract';
import { portalSettings } from 'shared-api/rules';
import { onlyRow } from '../../../db/index.ts';
import { airportLimit } from '../../../http/actor.ts';
import type { Verb } from '../../../http/context.ts';
import { pageOffset } from '../../../http/pageOffset.ts';
import { type CorrectionRow, ofAirports, selectCorrections, toCorrection } from './correctionRow.ts';

const { pageSize } = portalSettings;
const where = `($1::text is null or x.status = $1) and ${ofAirports('$2')}`;

export const listCorrections: Verb<typeof endpoint> = async ({ db, actor }, { query }) => {
  const pageNumber = query.pageNumber ?? 1;
  const narrowed = [query.status ?? null, airportLimit(actor) ?? null];
  const { rows } = await db.query<CorrectionRow>(
    `${selectCorrections} where ${where} order by x.proposed_at desc, x.id desc limit $3::int offset $4::bigint`,
    [...narrowed, pageSize, pageOffset(pageNumber)],
  );
  const { count } = onlyRow(
    await db.query<{ count: number }>(
      `select count(*) as count from outcome_corrections x join bookings b on b.id = x.booking_id where ${where}`,
      narrowed,
    ),
  );
  return { data: rows.map(toCorrection), meta: pageMeta(pageNumber, count, pageSize) };
};
