import { inflateSync } from 'node:zlib';

interface FontTable {
  tag: Buffer;
  checksum: number;
  content: Buffer;
}

const woffHead = 44;
const woffEntry = 20;
const fontHead = 12;
const fontEntry = 16;

function tablesOf(woff: Buffer): FontTable[] {
  return Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const at = woffHead + woffEntry * index;
    const start = woff.readUInt32BE(at + 4);
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8));
    return {
      tag: woff.subarray(at, at + 4),
      content: packed.length < woff.readUInt32BE(at + 12) ? inflateSync(packed) : packed,
      checksum: woff.readUInt32BE(at + 16),
    };
  });
}

/** A web font as the plain font within it: printed from as it is, each of its letters is unpacked with all others. */
export function unpackWoff(woff: Buffer): Buffer {
  const tables = tablesOf(woff);
  const head = Buffer.alloc(fontHead + fontEntry * tables.length);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = fontHead + fontEntry * index;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(end, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    const padding = Buffer.alloc(-content.length & 3);
    parts.push(content, padding);
    end += content.length + padding.length;
  });
  return Buffer.concat(parts);
}
