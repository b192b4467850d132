const beginsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

/** Workbooks are archives, older ones compound files. */
export const isWorkbook = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (beginsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return beginsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

/** Whether bytes can be the beginning of a text: where it is not marked as UTF-16, none of the first ones is 0. */
export const isText = (head: Uint8Array): boolean =>
  !isWorkbook(head) && (markedEncoding(head) !== undefined || !head.subarray(0, 8).includes(0));

/** UTF-16 by its mark; what is said to be UTF-8 and is not is what spreadsheets of Windows write. */
export function decodeTable(bytes: Uint8Array, encoding: 'utf-8' | 'windows-1252' = 'utf-8'): string {
  const found = markedEncoding(bytes) ?? (beginsWith(bytes, 0xef, 0xbb, 0xbf) ? 'utf-8' : encoding);
  // In one piece, Node 20 reads Windows-1252 as another encoding, without its dashes and quotation marks.
  const stream = found === 'windows-1252';
  try {
    return new TextDecoder(found, { fatal: found === 'utf-8' }).decode(bytes, { stream });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}
