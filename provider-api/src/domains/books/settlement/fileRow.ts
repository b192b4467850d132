import type { SettlementFile } from 'shared-api/contract';
import { type LineView, lineViews, nairaFromKobo } from 'shared-api/rules';
import { nameSql, type Queryable } from '../../../db/index.ts';
import { NotFound } from '../../../http/errors.ts';

export interface FileRow {
  id: number;
  name: string;
  profile: string;
  uploadedAt: Date;
  uploader: string;
  state: 'Reading' | 'Read';
  lineCount: number;
  grossKobo: number;
  feeKobo: number;
  counts: Partial<Record<LineView, number>> | null;
}

/** From the ids in $1; a file's lines are summed over an index. */
export const selectFiles = `
  select f.id, f.name, p.name as profile, f.uploaded_at as "uploadedAt", ${nameSql('u')} as uploader, f.state,
         f.line_count as "lineCount", sums.gross_kobo as "grossKobo", sums.fee_kobo as "feeKobo", sums.counts
    from settlement_files f
    join settlement_profiles p on p.id = f.profile_id
    join users u on u.id = f.uploaded_by
    cross join lateral (
      select sum(gross_kobo)::bigint as gross_kobo, sum(fee_kobo)::bigint as fee_kobo,
             json_object_agg(view, lines) as counts
        from (select coalesce(resolved, state) as view, count(*) as lines, sum(gross_kobo) as gross_kobo,
                     sum(fee_kobo) as fee_kobo
                from settlement_lines where file_id = f.id group by 1) counted) sums
   where f.id = any ($1::bigint[])`;

export async function readFileRow(db: Queryable, id: number): Promise<FileRow> {
  const { rows } = await db.query<FileRow>(selectFiles, [[id]]);
  const [row] = rows;
  if (!row) throw new NotFound('Settlement file does not exist');
  return row;
}

export const toFile = (row: FileRow): SettlementFile => ({
  id: row.id,
  name: row.name,
  profile: row.profile,
  dateCreated: row.uploadedAt.toISOString(),
  uploadedBy: row.uploader,
  read: row.state === 'Read',
  lines: row.lineCount,
  gross: nairaFromKobo(row.grossKobo),
  fee: nairaFromKobo(row.feeKobo),
  counts: Object.fromEntries(lineViews.map((view) => [view, Number(row.counts?.[view] ?? 0)])) as Record<
    LineView,
    number
  >,
});
