import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import {
  isUnreadable,
  maxSettlementLines,
  type ReadSettlement,
  type SettlementLine,
  shortened,
  type Unreadable,
} from 'shared-api/rules';
import { Refusal } from '../../../http/errors.ts';

type NumberedLine = SettlementLine & { number: number };

function unreadable(line: number, { column: heading, problem }: Unreadable): Refusal {
  const column = shortened(heading, 80);
  return new Refusal({
    status: 400,
    code: 'unreadable_line',
    title: 'The file cannot be read',
    message: `Line ${line}, column ${column}: ${problem}`,
    data: { line, column },
  });
}

/** Yields pieces of 1,000 lines and lets other work run between them. Throws at the first unreadable line. */
export async function* readablePieces({ lines }: ReadSettlement): AsyncGenerator<NumberedLine[]> {
  let count = 0;
  let piece: NumberedLine[] = [];
  for (const line of lines) {
    if (isUnreadable(line)) throw unreadable(line.number, line);
    count += 1;
    if (count > maxSettlementLines)
      throw unreadable(line.number, {
        column: '1',
        problem: `The file has more than ${maxSettlementLines} lines`,
      });
    piece.push(line);
    if (piece.length < 1000) continue;
    yield piece;
    piece = [];
    await setImmediate();
  }
  if (piece.length > 0) yield piece;
  if (count === 0) throw unreadable(1, { column: '1', problem: 'The file has no lines' });
}

export const sha256Of = (content: Uint8Array): string => createHash('sha256').update(content).digest('hex');
