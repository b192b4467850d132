import type { SettlementFile } from 'shared-api/contract';
import { type LineView, lineViews, nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import { NotFound } from '../../../http/errors.ts';
import { inSuspenseSql, isOpenLineSql } from './lineRow.ts';

export interface FileRow extends Omit<SettlementFile, 'dateCreated' | 'read' | 'gross' | 'fee' | 'counts'> {
  uploadedAt: Date;
  state: 'Reading' | 'Read';
  grossKobo: number;
  feeKobo: number;
  counts: Partial<Record<LineView, number>> | null;
}

const selectFiles = `
  select f.id, f.name, p.name as profile, f.uploaded_at as "uploadedAt", ${nameSql('u')} as "uploadedBy", f.state,
         f.line_count as lines, sums.gross_kobo as "grossKobo", sums.fee_kobo as "feeKobo", sums.counts, sums.mine
    from settlement_files f
    join settlement_profiles p on p.id = f.profile_id
    join users u on u.id = f.uploaded_by
    cross join lateral (
      select sum(gross_kobo)::bigint as gross_kobo, sum(fee_kobo)::bigint as fee_kobo,
             json_object_agg(view, lines) as counts, sum(mine)::int as mine
        from (select case when ${inSuspenseSql('l')} then 'suspense' else coalesce(l.resolved, l.state) end as view, count(*) as lines, sum(l.gross_kobo) as gross_kobo,
                     sum(l.fee_kobo) as fee_kobo,
                     count(*) filter (where l.assigned_to = $2::bigint and ${isOpenLineSql('l')}) as mine
                from settlement_lines l where l.file_id = f.id group by 1) counted) sums
   where f.id = any ($1::bigint[])`;

export const readFileRows = (db: Queryable, ids: readonly number[], readerId: number): Promise<FileRow[]> =>
  db.all<FileRow>(selectFiles, [ids, readerId]);

export async function readFileRow(db: Queryable, id: number, readerId: number): Promise<FileRow> {
  const [row] = await readFileRows(db, [id], readerId);
  if (!row) throw new NotFound('Settlement file does not exist');
  return row;
}

export const toFile = ({
  uploadedAt,
  state,
  grossKobo,
  feeKobo,
  counts,
  ...row
}: FileRow): SettlementFile => ({
  ...row,
  dateCreated: uploadedAt.toISOString(),
  read: state === 'Read',
  gross: nairaFromKobo(grossKobo),
  fee: nairaFromKobo(feeKobo),
  counts: Object.fromEntries(lineViews.map((view) => [view, Number(counts?.[view] ?? 0)])) as Record<
    LineView,
    number
  >,
});
