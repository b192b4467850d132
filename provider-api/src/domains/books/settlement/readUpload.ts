import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { SettlementProfile } from 'shared-api/contract';
import {
  type Columns,
  CsvRows,
  findColumns,
  isUnreadable,
  maxSettlementLines,
  readLine,
  type SettlementLine,
  separatorOf,
  type Unreadable,
} from 'shared-api/rules';
import { Refusal } from '../../../http/errors.ts';

export type NumberedLine = SettlementLine & { number: number };

/** Names the line and the column that keep a file from being taken in. */
function unreadable(line: number, { column, problem }: Unreadable): Refusal {
  return new Refusal({
    status: 400,
    code: 'unreadable_line',
    title: 'The file cannot be read',
    message: `Line ${line}, column ${column}: ${problem}`,
    data: { line, column },
  });
}

/** The file's lines in pieces of a thousand, so that memory stays small; the first one that cannot be read ends it. */
export async function* linesOfFile(path: string, profile: SettlementProfile): AsyncGenerator<NumberedLine[]> {
  const rows = new CsvRows(separatorOf(profile));
  const decoder = new TextDecoder(profile.encoding);
  let columns: Columns | undefined;
  let count = 0;
  let lines: NumberedLine[] = [];
  const take = (read: ReturnType<CsvRows['push']>) => {
    for (const row of read) {
      const { line } = row;
      if (!columns) {
        const found = findColumns(row, profile);
        if (isUnreadable(found)) throw unreadable(line, found);
        columns = found;
        continue;
      }
      const parsed = readLine(row, columns, profile);
      if (isUnreadable(parsed)) throw unreadable(line, parsed);
      count += 1;
      if (count > maxSettlementLines)
        throw unreadable(line, {
          column: '1',
          problem: `The file has more than ${maxSettlementLines} lines`,
        });
      lines.push({ number: line, ...parsed });
    }
  };
  for await (const chunk of createReadStream(path)) {
    take(rows.push(decoder.decode(chunk as Uint8Array, { stream: true })));
    for (; lines.length >= 1000; lines = lines.slice(1000)) yield lines.slice(0, 1000);
  }
  take(rows.push(decoder.decode()));
  take(rows.end());
  if (lines.length > 0) yield lines;
  if (count === 0) throw unreadable(1, { column: '1', problem: 'The file has no lines' });
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}
