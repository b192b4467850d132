const beginsWith = (bytes: Uint8Array, ...mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

export const isWorkbook = (bytes: Uint8Array): boolean =>
  beginsWith(bytes, 0x50, 0x4b, 0x03, 0x04) || beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0);

function markedEncoding(bytes: Uint8Array): string | undefined {
  if (beginsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  return beginsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : undefined;
}

export const isText = (head: Uint8Array): boolean =>
  !isWorkbook(head) && (markedEncoding(head) !== undefined || !head.subarray(0, 8).includes(0));

/** A byte order mark overrides `encoding`. Invalid UTF-8 is read as Windows-1252, which Excel writes. */
export function decodeTable(bytes: Uint8Array, encoding: 'utf-8' | 'windows-1252' = 'utf-8'): string {
  const found = markedEncoding(bytes) ?? (beginsWith(bytes, 0xef, 0xbb, 0xbf) ? 'utf-8' : encoding);
  // Without `stream`, Node 20 decodes Windows-1252 as Latin-1 and loses dashes and quotation marks.
  const stream = found === 'windows-1252';
  try {
    return new TextDecoder(found, { fatal: found === 'utf-8' }).decode(bytes, { stream });
  } catch {
    return new TextDecoder('windows-1252').decode(bytes, { stream: true });
  }
}
