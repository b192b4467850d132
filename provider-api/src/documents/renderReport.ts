import type { Report } from 'shared-api/contract';
import { formatDate, formatNaira } from 'shared-api/rules';
import type { Authority } from '../settings/index.ts';
import { drawFactRow, drawFacts, type Fact } from './drawFacts.ts';
import { drawHeading } from './drawHeading.ts';
import { drawVerification } from './drawQr.ts';
import { type Column, drawTable } from './drawTable.ts';
import { drawSubheading } from './drawText.ts';
import { ensureSpace, onPaper, type Pdf } from './paper.ts';

type ReportTable = Pick<Report, 'columns' | 'rows' | 'total'>;

export interface ReportData extends ReportTable {
  title: string;
  period: string;
  printedAt: Date;
  authority: Authority;
}

const style = { fontSize: 8, padding: 3 };

/** A column with long texts gets more width, so that a hash fits on one line. */
const shareOf = (rows: ReportTable['rows'], index: number): number =>
  rows.reduce((share, row) => Math.min(50, Math.max(share, String(row[index] ?? '').length)), 20);

function drawReport(pdf: Pdf, { columns, rows, total }: ReportTable): void {
  const drawn: Column[] = columns.map(({ label, kind }, index) => ({
    label,
    share: kind === 'text' ? shareOf(rows, index) : 14,
    align: kind === 'text' ? 'left' : 'right',
  }));
  const texts = (row: ReportTable['rows'][number]) =>
    row.map((cell, index) => {
      if (cell === null) return '';
      return columns[index]?.kind === 'naira' ? formatNaira(Number(cell)) : String(cell);
    });
  drawTable(pdf, drawn, [...rows, ...(total ? [total] : [])].map(texts), style);
}

export const renderReport = ({ title, period, printedAt, authority, ...table }: ReportData) =>
  onPaper({ title: `${title} ${period}`, subject: 'Books', printedAt, authority }, (pdf) => {
    drawHeading(pdf, authority, { title: title.toUpperCase(), lines: [period], stamp: null });
    drawFacts(pdf, [['Lines', String(table.rows.length)]], [['Printed on', formatDate(printedAt)]]);
    drawReport(pdf, table);
  });

export interface MonthPackData {
  month: string;
  facts: readonly Fact[];
  sections: readonly (ReportTable & { heading: string })[];
  verifyUrl: string;
  printedAt: Date;
  authority: Authority;
}

export const renderMonthPack = (data: MonthPackData) => {
  const { month, facts, sections, verifyUrl, printedAt, authority } = data;
  return onPaper({ title: `Month pack ${month}`, subject: 'Books', printedAt, authority }, (pdf) => {
    drawHeading(pdf, authority, { title: 'MONTH PACK', lines: [month], stamp: null });
    drawFactRow(pdf, facts);
    drawVerification(pdf, verifyUrl);
    for (const { heading, ...table } of sections) {
      ensureSpace(pdf, 90);
      drawSubheading(pdf, heading, 12);
      drawReport(pdf, table);
    }
  });
};
