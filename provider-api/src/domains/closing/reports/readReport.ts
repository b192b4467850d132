import type { Report } from 'shared-api/contract';
import {
  type Asked,
  formatShortDate,
  lagosDate,
  monthText,
  nairaFromKobo,
  type ReportName,
  reportFileName,
  reportLines,
  reports,
} from 'shared-api/rules';
import type { Queryable } from '../../../db/index.ts';
import { csvLine, csvStart, renderReport } from '../../../documents/index.ts';
import type { Context, Verb } from '../../../http/context.ts';
import { BadRequest } from '../../../http/errors.ts';
import { csvReply, pdfReply } from '../../../http/fileReply.ts';
import { currentAuthority } from '../../../settings/index.ts';
import { recordExport } from '../../activities/index.ts';
import { dayParams, monthParams, reportSpecs } from './reportSpecs.ts';

interface Given {
  name: ReportName;
  date: string;
  month: string;
}

function given({ clock }: Pick<Context, 'clock'>, name: ReportName, { date, month }: Asked): Given {
  const today = lagosDate(clock.now());
  return { name, date: date ?? today, month: month ?? today.slice(0, 7) };
}

type Row = Report['rows'][number];

export const totalOf = (columns: Report['columns'], rows: readonly Row[]): Row =>
  columns.map(({ kind }, index) => {
    if (index === 0) return 'Total';
    return kind === 'text' ? null : rows.reduce((sum, row) => sum + Number(row[index]), 0);
  });

/** One SQL query reads the report, so that all figures are of the same moment. */
async function reportOf(db: Queryable, { name, date, month }: Given): Promise<Omit<Report, 'rowCount'>> {
  const { columns, sql } = reportSpecs[name];
  const byDay = reports[name].asked === 'day';
  const { rows } = await db.query<{ cells: Row }>(sql, byDay ? dayParams(date) : monthParams(month));
  const described = columns.map(([label, kind]) => ({ label, kind }));
  const cells = rows.map((row) => row.cells);
  return {
    title: reports[name].label,
    period: byDay ? `as of ${formatShortDate(date)}` : monthText(month),
    columns: described,
    rows: cells,
    total: rows.length > 0 ? totalOf(described, cells) : null,
  };
}

const inNaira = (
  columns: Report['columns'],
  row: Row,
  shown: (naira: number) => number | string = (naira) => naira,
): Row =>
  row.map((cell, index) =>
    columns[index]?.kind === 'naira' && typeof cell === 'number' ? shown(nairaFromKobo(cell)) : cell,
  );

export const readReport: Verb<'readReport'> = async (ctx, { params, query }) => {
  const { columns, rows, total, ...whole } = await reportOf(ctx.db, given(ctx, params.report, query));
  const data: Report = {
    ...whole,
    columns,
    rows: rows.slice(0, reportLines).map((row) => inNaira(columns, row)),
    total: total && inNaira(columns, total),
    rowCount: rows.length,
  };
  return { data };
};

export const exportReport: Verb<'exportReport'> = async (ctx, { params, query }) => {
  const asked = given(ctx, params.report, query);
  const { columns, rows, total } = await reportOf(ctx.db, asked);
  await recordExport(ctx, reports[params.report].label, query, rows.length);
  const lines = [...rows, ...(total ? [total] : [])];
  const content = [
    csvStart,
    csvLine(columns.map(({ label }) => label)),
    ...lines.map((row) => csvLine(inNaira(columns, row, (naira) => naira.toFixed(2)))),
  ];
  return csvReply(reportFileName(params.report, asked, 'csv'), Buffer.from(content.join('')));
};

export const reportDocument: Verb<'reportDocument'> = async (ctx, { params, query }) => {
  const asked = given(ctx, params.report, query);
  const report = await reportOf(ctx.db, asked);
  if (report.rows.length > reportLines)
    throw new BadRequest(`A paper takes ${reportLines} lines and this has ${report.rows.length}: export it`);
  await recordExport(ctx, reports[params.report].label, query, report.rows.length);
  const authority = await currentAuthority(ctx.db, ctx.config);
  const content = await renderReport({ ...report, authority, printedAt: ctx.clock.now() });
  return pdfReply(reportFileName(params.report, asked, 'pdf'), content);
};
