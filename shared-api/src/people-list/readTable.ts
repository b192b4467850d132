export interface TableRow {
  /** The line of the source on which it begins, from 1. */
  number: number;
  cells: readonly string[];
}

/** Counts within the first line, outside quotation marks. */
function separatorOf(text: string): string {
  const counts = { '\t': 0, ';': 0, ',': 0 };
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '\n') break;
    else if (letter in counts) counts[letter as keyof typeof counts] += 1;
  }
  if (counts['\t'] > 0) return '\t';
  return counts[';'] > counts[','] ? ';' : ',';
}

/** What an export wrote as text, so that no spreadsheet runs it, is what it was. */
const plain = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/, '');

/**
 * The rows of cells copied from a spreadsheet, or of a CSV file, without the blank ones. A quotation mark quotes where a
 * cell begins with it; within, two are one, and separators and line breaks are text.
 */
export function readTable(pasted: string): TableRow[] {
  const text = pasted.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(text.trimStart());
  const rows: TableRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let quoted = false;
  let line = 1;
  let begins = 1;
  const endCell = () => {
    cells.push(plain(cell));
    cell = '';
  };
  const endRow = () => {
    endCell();
    if (cells.some(Boolean)) rows.push({ number: begins, cells });
    cells = [];
    begins = line;
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (letter === '\n') line += 1;
    if (quoted && letter === '"' && text.charAt(at + 1) === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell.trim() === '')) quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === separator) endCell();
    else if (letter === '\n') endRow();
    else cell += letter;
  }
  endRow();
  return rows;
}
