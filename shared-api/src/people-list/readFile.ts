export const maxListBytes = 1024 * 1024;

/** What a file holds, or why it cannot be read. */
export type ListFile = { text: string } | { fault: string };

const beginsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** Workbooks are archives, older ones compound files. */
const isWorkbook = (bytes: Uint8Array) =>
  beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

const decoded = (bytes: Uint8Array, encoding: string, fatal = false) =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** UTF-16 by its mark, UTF-8 where it is valid, else what spreadsheets of Windows write. */
export function readListFile(bytes: Uint8Array): ListFile {
  if (isWorkbook(bytes)) return { fault: 'This is a workbook. Save as CSV or copy the cells' };
  if (bytes.length > maxListBytes) return { fault: 'The file is larger than 1 MB' };
  if (beginsWith(bytes, 0xff, 0xfe)) return { text: decoded(bytes, 'utf-16le') };
  if (beginsWith(bytes, 0xfe, 0xff)) return { text: decoded(bytes, 'utf-16be') };
  try {
    return { text: decoded(bytes, 'utf-8', true) };
  } catch {
    return { text: decoded(bytes, 'windows-1252') };
  }
}
