export interface TableLine {
  /** Where it begins in the text, from 1. */
  number: number;
  text: string;
  cells: readonly string[];
}

const count = (text: string, mark: string) => text.split(mark).length - 1;

/** Spreadsheets copy with tabs; CSV files have commas, or semicolons where a comma is a decimal mark. */
function separatorOf(text: string): string {
  const [first = ''] = text.split('\n');
  if (first.includes('\t')) return '\t';
  return count(first, ';') > count(first, ',') ? ';' : ',';
}

/** The whole lines: a line break within quotation marks belongs to its cell. */
function wholeLines(text: string): { number: number; text: string }[] {
  const lines: { number: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const last = lines.at(-1);
    if (isOpen && last) last.text += `\n${line}`;
    else lines.push({ number: index + 1, text: line });
    if (count(line, '"') % 2 === 1) isOpen = !isOpen;
  }
  return lines;
}

function cellsOf(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (const part of line.split(separator)) {
    cell = cell ? cell + separator + part : part;
    if (count(cell, '"') % 2 === 1) continue;
    cells.push(cell);
    cell = '';
  }
  if (cell) cells.push(cell);
  return cells.map((one) =>
    one
      .trim()
      .replace(/^"([\s\S]*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
}

/** What was pasted from a spreadsheet or read from a CSV file, without its blank lines. */
export function readTable(pasted: string): TableLine[] {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text.trimStart());
  return wholeLines(text)
    .map((line) => ({ ...line, cells: cellsOf(line.text, separator) }))
    .filter(({ cells }) => cells.some(Boolean));
}
