import { plainRrr } from '../payments/rrr.ts';
import type { Separator, TableRow } from '../table/readTable.ts';
import { cleanText } from '../text/cleanText.ts';
import { firstCharacters, quoted, shortened } from '../text/firstCharacters.ts';
import { instantOfCell, koboOfCell } from './settlementCells.ts';

export const separators = [',', ';', '|', 'tab'] as const;
export const encodings = ['utf-8', 'windows-1252'] as const;
export const dateFormats = [
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'DD-MM-YYYY',
  'DD.MM.YYYY',
  'DD-MMM-YYYY',
] as const;
export const decimalSigns = ['.', ','] as const;

export const linePartNames = ['rrr', 'amount', 'fee', 'paid', 'settled', 'reference'] as const;
export type LinePart = (typeof linePartNames)[number];

export interface FileMapping {
  separator: (typeof separators)[number];
  encoding: (typeof encodings)[number];
  /** The columns give the heading in the file for each part of a line. Only RRR and amount are required. */
  columns: Readonly<Partial<Record<LinePart, string | null | undefined>>>;
  dateFormat: (typeof dateFormats)[number];
  decimalSign: (typeof decimalSigns)[number];
}

export interface SettlementLine {
  rrr: string;
  /** The amount is negative when the gateway took the money back. */
  grossKobo: number;
  feeKobo: number;
  paidAt: string | null;
  settledAt: string | null;
  reference: string | null;
}

export interface Unreadable {
  column: string;
  problem: string;
}

export const separatorOf = ({ separator }: Pick<FileMapping, 'separator'>): Separator =>
  separator === 'tab' ? '\t' : separator;

export interface Columns {
  headings: readonly string[];
  at: ReadonlyMap<LinePart, number>;
}

const sameHeading = (a: string, b: string) => cleanText(a).toLowerCase() === cleanText(b).toLowerCase();

export const partNamedTwice = (columns: FileMapping['columns']): LinePart | undefined =>
  linePartNames.find((part, at) =>
    linePartNames.slice(0, at).some((other) => {
      const [one, same] = [columns[part], columns[other]];
      return typeof one === 'string' && typeof same === 'string' && one !== '' && sameHeading(one, same);
    }),
  );
export const namedTwice = 'Choose another column: this one holds something else';

export function headingAmong(first: readonly TableRow[], { columns }: FileMapping): number {
  const wanted = Object.values(columns).filter((heading) => heading !== null && heading !== undefined);
  const found = first.map(
    ({ cells }) => wanted.filter((heading) => cells.some((cell) => sameHeading(cell, heading))).length,
  );
  return found.indexOf(Math.max(0, ...found));
}

export function findColumns(row: TableRow, { columns }: FileMapping): Columns | Unreadable {
  const headings = row.cells;
  const at = new Map<LinePart, number>();
  if (row.misquoted !== undefined) return misquoted(headings, row.misquoted);
  for (const part of linePartNames) {
    const heading = columns[part];
    if (!heading) continue;
    const found = headings.findIndex((each) => sameHeading(each, heading));
    if (found < 0) return { column: heading, problem: 'The file has no column of this name' };
    if (headings.slice(found + 1).some((each) => sameHeading(each, heading)))
      return { column: heading, problem: 'The file has two columns of this name' };
    at.set(part, found);
  }
  return { headings, at };
}

export const isUnreadable = (read: object): read is Unreadable => 'problem' in read;

const columnAt = (headings: readonly string[], index: number) =>
  shortened(headings[index] || String(index + 1), 80);

const misquoted = (headings: readonly string[], index: number): Unreadable => ({
  column: columnAt(headings, index),
  problem: 'A quotation mark is open, or something follows the closing one',
});

/** An unquoted separator in an amount gives too many cells; a line that was cut off has too few. */
function unreadableRow(
  { cells, misquoted: index }: TableRow,
  headings: readonly string[],
): Unreadable | undefined {
  if (index !== undefined) return misquoted(headings, index);
  if (cells.length === headings.length) return undefined;
  const problem = `The line has ${cells.length} cells, the headings ${headings.length}`;
  return { column: columnAt(headings, Math.min(cells.length, headings.length)), problem };
}

type Times = Pick<SettlementLine, 'paidAt' | 'settledAt'>;

function timesOf(cell: (part: LinePart) => string, { columns, dateFormat }: FileMapping): Times | Unreadable {
  const times: Times = { paidAt: null, settledAt: null };
  for (const part of ['paid', 'settled'] as const) {
    if (cell(part) === '') continue;
    const instant = instantOfCell(cell(part), dateFormat);
    if (instant === undefined)
      return {
        column: columns[part] ?? part,
        problem: `${quoted(cell(part))} is no date like ${dateFormat}`,
      };
    times[`${part}At`] = instant;
  }
  return times;
}

export function readLine(
  row: TableRow,
  { headings, at }: Columns,
  mapping: FileMapping,
): SettlementLine | Unreadable {
  const wrong = unreadableRow(row, headings);
  if (wrong) return wrong;
  const cell = (part: LinePart) => row.cells[at.get(part) ?? -1] ?? '';
  const unreadable = (part: LinePart, problem: string): Unreadable => ({
    column: mapping.columns[part] ?? part,
    problem,
  });
  const rrr = plainRrr(cell('rrr'));
  if (!/^\d{1,20}$/.test(rrr)) return unreadable('rrr', `${quoted(cell('rrr'))} is no RRR`);
  const grossKobo = koboOfCell(cell('amount'), mapping.decimalSign);
  if (!grossKobo) return unreadable('amount', `${quoted(cell('amount'))} is no amount`);
  const feeKobo = cell('fee') === '' ? 0 : koboOfCell(cell('fee'), mapping.decimalSign);
  if (feeKobo === undefined) return unreadable('fee', `${quoted(cell('fee'))} is no amount`);
  if (feeKobo < 0 && grossKobo > 0) return unreadable('fee', `${quoted(cell('fee'))} is below 0`);
  if (Math.abs(feeKobo) > Math.abs(grossKobo)) return unreadable('fee', 'The fee is larger than the amount');
  const times = timesOf(cell, mapping);
  if (isUnreadable(times)) return times;
  if (cell('reference').includes('\0')) return unreadable('reference', 'A character in it is no text');
  return { rrr, grossKobo, feeKobo, ...times, reference: firstCharacters(cell('reference'), 100) || null };
}
