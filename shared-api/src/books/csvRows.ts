/** One row of a CSV text: where it begins, and its cells as written. */
export interface CsvRow {
  line: number;
  cells: string[];
  /** The cell whose quotation marks do not pair: whatever follows it may be part of it. */
  misquoted?: number;
}

/**
 * Reads CSV in pieces as they come, in memory for one row: quoted cells may hold separators, quotes and line ends.
 * Empty rows are left out.
 */
export class CsvRows {
  readonly #separator: string;
  #line = 1;
  #begin = 1;
  #cells: string[] = [];
  #cell = '';
  #quoted = false;
  /** A quote within a quoted cell: the next character tells whether it ended there. */
  #maybeEnded = false;
  /** Nothing but the next separator may follow the quotes. */
  #wasQuoted = false;
  #misquoted: number | undefined;
  #afterReturn = false;

  constructor(separator: string) {
    this.#separator = separator;
  }

  /** The rows that a piece of text completes. */
  push(text: string): CsvRow[] {
    const rows: CsvRow[] = [];
    for (const char of text) this.#take(char, rows);
    return rows;
  }

  /** The last row, where no line end follows it. */
  end(): CsvRow[] {
    const rows: CsvRow[] = [];
    if (this.#quoted && !this.#maybeEnded) this.#misquoted ??= this.#cells.length;
    this.#endRow(rows);
    return rows;
  }

  #take(char: string, rows: CsvRow[]): void {
    const isSecondOfLineEnd = this.#afterReturn && char === '\n';
    this.#afterReturn = char === '\r';
    if (this.#quoted && !this.#maybeEnded) {
      if (char === '"') this.#maybeEnded = true;
      else this.#cell += char;
      if (char === '\n') this.#line += 1;
      return;
    }
    if (this.#maybeEnded) {
      this.#maybeEnded = false;
      if (char === '"') {
        this.#cell += char;
        return;
      }
      this.#quoted = false;
      this.#wasQuoted = true;
    }
    if (isSecondOfLineEnd) return;
    if (char === '\n' || char === '\r') {
      this.#line += 1;
      this.#endRow(rows);
    } else if (char === this.#separator) this.#endCell();
    else if (this.#wasQuoted && char.trim() !== '') this.#misquoted ??= this.#cells.length;
    else if (char === '"' && this.#cell.trim() === '') this.#openQuote();
    else this.#cell += char;
  }

  #openQuote(): void {
    this.#cell = '';
    this.#quoted = true;
  }

  #endCell(): void {
    this.#cells.push(this.#cell.trim());
    this.#cell = '';
    this.#wasQuoted = false;
  }

  #endRow(rows: CsvRow[]): void {
    this.#endCell();
    const row = { line: this.#begin, cells: this.#cells };
    if (this.#misquoted !== undefined) rows.push({ ...row, misquoted: this.#misquoted });
    else if (row.cells.some((cell) => cell !== '')) rows.push(row);
    this.#cells = [];
    this.#misquoted = undefined;
    this.#begin = this.#line;
  }
}
