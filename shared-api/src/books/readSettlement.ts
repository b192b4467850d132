import { firstOf, notesAbove, readTable, type TableRow } from '../table/readTable.ts';
import { quoted } from '../text/firstCharacters.ts';
import { koboOfCell } from './settlementCells.ts';
import {
  type Columns,
  type FileMapping,
  findColumns,
  headingAmong,
  isUnreadable,
  readLine,
  type SettlementLine,
  separatorOf,
  type Unreadable,
} from './settlementLine.ts';

export type NumberedLine = { number: number } & (SettlementLine | Unreadable);

export interface ReadSettlement {
  /** A line is read only when the caller asks for it. Readable lines may follow an unreadable line. */
  lines: Iterable<NumberedLine>;
  /** The notes are complete only after the last line has been read. */
  notes: readonly string[];
}

const total = /^(?:grand |sub[- ]?)?total(?:s| amount)?\s*:?$/i;

function totalOf({ cells }: TableRow, { at }: Columns, { decimalSign }: FileMapping) {
  const cell = (place: number | undefined) => cells[place ?? -1] ?? '';
  if (/\d/.test(cell(at.get('rrr'))) || !cells.some((each) => total.test(each))) return undefined;
  return { cell: cell(at.get('amount')), kobo: koboOfCell(cell(at.get('amount')), decimalSign) };
}

interface Headed {
  rows: Iterable<TableRow>;
  columns: Columns;
  mapping: FileMapping;
  notes: string[];
}

function* linesOf({ rows, columns, mapping, notes }: Headed): Generator<NumberedLine> {
  let sumKobo = 0;
  for (const row of rows) {
    const { number } = row;
    const stated = totalOf(row, columns, mapping);
    if (stated?.kobo === sumKobo) {
      notes.push(`Line ${number} is the total of those above it and left out`);
      continue;
    }
    const column = mapping.columns.rrr ?? 'RRR';
    const problem = `The file gives ${quoted(stated?.cell ?? '')} as the total, which is not that of its lines`;
    const line = stated ? { column, problem } : readLine(row, columns, mapping);
    if (!isUnreadable(line)) sumKobo += line.grossKobo;
    yield { number, ...line };
  }
}

export function readSettlement(text: string, mapping: FileMapping): ReadSettlement {
  const table = readTable(text, separatorOf(mapping));
  const first = firstOf(table.rows);
  const at = headingAmong(first, mapping);
  const heading = first[at] ?? { number: 1, cells: [] };
  const columns = findColumns(heading, mapping);
  const notes = [...table.notes, ...notesAbove(first.slice(0, Math.max(0, at)))];
  if (isUnreadable(columns)) return { lines: [{ number: heading.number, ...columns }], notes };
  function* rows() {
    yield* first.slice(at + 1);
    yield* table.rows;
  }
  return { lines: linesOf({ rows: rows(), columns, mapping, notes }), notes };
}

/** The row of headings is the row with the most cells that contain letters but no digits. */
export function likelyHeadings(text: string, mapping: Pick<FileMapping, 'separator'>): string[] {
  const first = firstOf(readTable(text, separatorOf(mapping)).rows);
  const words = first.map(({ cells }) => cells.filter((cell) => /^\D*\p{L}\D*$/u.test(cell)).length);
  return (first[words.indexOf(Math.max(0, ...words))]?.cells ?? []).filter(Boolean);
}
