import type { GivenFile, JudgedFile } from '../documents/uploads.ts';
import { isText, isWorkbook } from '../table/decodeTable.ts';

export const maxSettlementBytes = 10 * 1024 * 1024;
export const maxSettlementLines = 50_000;

const refused = 'Only CSV files are accepted.';

/** The browser's file type is unreliable for CSV, so the name and the first bytes decide. */
export function judgeSettlementFile({ name, size, head }: GivenFile): JudgedFile<'text/csv'> {
  if (size === 0) return { problem: 'The file is empty' };
  if (isWorkbook(head)) return { problem: `${refused} This is a workbook: save it as CSV` };
  if (!/\.(csv|tsv|txt)\s*$/i.test(name) || !isText(head)) return { problem: refused };
  return size > maxSettlementBytes ? { problem: 'The file is larger than 10MB' } : { type: 'text/csv' };
}
