import { quoted } from '../text/firstCharacters.ts';

export type Separator = ',' | ';' | '|' | '\t';

export interface TableRow {
  /** The row begins on this line of the text; the first line is 1. */
  number: number;
  cells: readonly string[];
  /** The cell with this index has unbalanced quotation marks. The marks are kept as text. */
  misquoted?: number;
  /** True means that a cell contained a formula such as ="0803". `cells` contains the text 0803 instead. */
  formula?: true;
}

/** Spreadsheet exports put an apostrophe before a text that looks like a formula. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');
const formula = /^=\s*"([^"]*(?:""[^"]*)*)"$/;

function quotedCell(text: string, separator: Separator, from: number) {
  const blanks = / */y;
  const skip = (at: number) => {
    blanks.lastIndex = at;
    blanks.test(text);
    return blanks.lastIndex;
  };
  const open = skip(from);
  if (text[open] !== '"') return undefined;
  let close = text.indexOf('"', open + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  const end = skip(close + 1);
  if (close < 0 || ![separator, '\n', undefined].includes(text[end])) return undefined;
  return { text: text.slice(open + 1, close).replaceAll('""', '"'), end };
}

/** Empty rows are skipped. Lines must end with \n. */
function* rowsIn(text: string, separator: Separator, from = 0): Generator<TableRow> {
  const ends = new RegExp(`[${separator}\n]`, 'g');
  const literal = (at: number) => {
    ends.lastIndex = at;
    const end = ends.exec(text)?.index ?? text.length;
    return { text: text.slice(at, end), end };
  };
  let number = from > 0 ? 2 : 1;
  for (let at = from; at < text.length; ) {
    const cells: string[] = [];
    const row: TableRow = { number, cells };
    let end: number;
    do {
      const found = quotedCell(text, separator, at);
      const cell = found ?? literal(at);
      ({ end } = cell);
      if (found) number += cell.text.split('\n').length - 1;
      else if (cell.text.trimStart().startsWith('"')) row.misquoted ??= cells.length;
      const [, inner] = formula.exec(cell.text.trim()) ?? [];
      if (inner !== undefined) row.formula = true;
      cells.push(inner === undefined ? plain(cell.text) : inner.replaceAll('""', '"').trim());
      at = end + 1;
    } while (text[end] === separator);
    number += 1;
    if (cells.some(Boolean)) yield row;
  }
}

const firstRows = 10;

export function firstOf(rows: Iterator<TableRow>): TableRow[] {
  const first: TableRow[] = [];
  while (first.length < firstRows) {
    const { value, done } = rows.next();
    if (done) break;
    first.push(value);
  }
  return first;
}

/** A tab counts more than other separators, since texts rarely contain tabs. */
function likelySeparator(text: string): Separator {
  const score = (separator: Separator) => {
    const counts = new Map<number, number>();
    for (const { cells } of firstOf(rowsIn(text, separator)))
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + cells.length);
    return Math.max(0, ...counts.values()) * (separator === '\t' ? 3 : 1);
  };
  const order: Separator[] = ['\t', ';', ',', '|'];
  return order.toSorted((one, other) => score(other) - score(one))[0] ?? ',';
}

export interface DelimitedTable {
  separator: Separator;
  rows: Generator<TableRow>;
  notes: readonly string[];
}

/** Reads a pasted table or a file. The first line may state the separator, as in "sep=;". */
export function readTable(given: string, separator?: Separator): DelimitedTable {
  const text = given.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const [line = '', said] = /^"?sep=([,;|\t])[,;|\t "]*(?:\n|$)/i.exec(text) ?? [];
  const found = (said as Separator | undefined) ?? separator ?? likelySeparator(text);
  const notes = said ? ['Line 1, which says what separates the columns, is left out'] : [];
  return { separator: found, rows: rowsIn(text, found, line.length), notes };
}

export function notesAbove(above: readonly TableRow[]): string[] {
  const [first, last] = [above[0], above.at(-1)];
  if (!first || !last) return [];
  const lines = first === last ? `Line ${first.number} is` : `Lines ${first.number} to ${last.number} are`;
  return [`${lines} above the headings and left out: ${quoted(first.cells.filter(Boolean).join(' '))}`];
}

export function notesOn(rows: readonly TableRow[]): string[] {
  const notes = (which: (row: TableRow) => boolean, text: string) => {
    const found = rows.filter(which).map(({ number }) => number);
    if (found.length === 0) return [];
    const lines = found.length === 1 ? `Line ${found[0]}` : `Line ${found[0]} and ${found.length - 1} more`;
    return [`${lines}: ${text}`];
  };
  return [
    ...notes(({ formula }) => formula === true, 'what is written as ="…" is read as text'),
    ...notes(({ misquoted }) => misquoted !== undefined, 'a quotation mark without another is read as text'),
  ];
}
