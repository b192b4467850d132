/** One row of a CSV text: where it begins, and its cells as written. */
export interface CsvRow {
  line: number;
  cells: string[];
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
    }
    if (isSecondOfLineEnd) return;
    if (char === '\n' || char === '\r') {
      this.#line += 1;
      this.#endRow(rows);
    } else if (char === this.#separator) this.#endCell();
    else if (char === '"' && this.#cell === '') this.#quoted = true;
    else this.#cell += char;
  }

  #endCell(): void {
    this.#cells.push(this.#cell.trim());
    this.#cell = '';
  }

  #endRow(rows: CsvRow[]): void {
    this.#endCell();
    if (this.#cells.some((cell) => cell !== '')) rows.push({ line: this.#begin, cells: this.#cells });
    this.#cells = [];
    this.#begin = this.#line;
  }
}
