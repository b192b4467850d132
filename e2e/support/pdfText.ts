import { inflateSync } from 'node:zlib';

type Objects = ReadonlyMap<string, string>;

/** The numbered objects of a PDF without object streams, as the server writes them; streams inflated. */
const readObjects = (pdf: Buffer): Objects => {
  const text = pdf.toString('latin1');
  const objects = new Map<string, string>();
  for (const { 1: number = '', 2: body = '' } of text.matchAll(/(\d+) 0 obj\s([\s\S]*?)endobj/g)) {
    const stream = body.match(/([\s\S]*?)stream\r?\n([\s\S]*?)\r?\nendstream/);
    const [, dictionary = '', data = ''] = stream ?? [];
    const inflated = dictionary.includes('/FlateDecode')
      ? inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
      : data;
    objects.set(number, stream ? `${dictionary}\n${inflated}` : body);
  }
  return objects;
};

const fromHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph code to text, from a font's ToUnicode map. */
const readUnicodeMap = (map: string): ReadonlyMap<number, string> => {
  const glyphs = new Map<number, string>();
  for (const { 1: first = '', 2: list = '' } of map.matchAll(/<(\w+)>\s*<\w+>\s*\[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], index) => {
      glyphs.set(Number.parseInt(first, 16) + index, fromHex(hex.replaceAll(' ', '')));
    });
  }
  return glyphs;
};

const fontsOf = (objects: Objects): ReadonlyMap<string, ReadonlyMap<number, string>> => {
  const fonts = new Map<string, ReadonlyMap<number, string>>();
  for (const object of objects.values()) {
    for (const { 1: name = '', 2: reference = '' } of object.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(reference)?.match(/\/ToUnicode (\d+) 0 R/)?.[1];
      if (unicode) fonts.set(name, readUnicodeMap(objects.get(unicode) ?? ''));
    }
  }
  return fonts;
};

/** The text of a PDF as a reader could copy it: one line for each piece that was drawn. */
export const pdfText = (pdf: Buffer): string => {
  const objects = readObjects(pdf);
  const fonts = fontsOf(objects);
  const lines: string[] = [];
  for (const content of objects.values()) {
    let font: ReadonlyMap<number, string> | undefined;
    for (const [token, name, pieces] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (token.endsWith('Tf')) font = fonts.get(name ?? '');
      else {
        const codes =
          [...(pieces ?? '').matchAll(/<(\w*)>/g)]
            .map(([, hex = '']) => hex)
            .join('')
            .match(/\w{4}/g) ?? [];
        lines.push(codes.map((code) => font?.get(Number.parseInt(code, 16)) ?? '\uFFFD').join(''));
      }
    }
  }
  return lines.join('\n');
};
