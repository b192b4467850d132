import { decodeTable, isWorkbook } from '../table/decodeTable.ts';

export const maxListBytes = 1024 * 1024;

export type ListFile = { text: string } | { fault: string };

export function readListFile(bytes: Uint8Array): ListFile {
  if (isWorkbook(bytes)) return { fault: 'This is a workbook. Save as CSV or copy the cells' };
  if (bytes.length > maxListBytes) return { fault: 'The file is larger than 1 MB' };
  return { text: decodeTable(bytes) };
}
