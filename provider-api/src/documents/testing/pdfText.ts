import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inflateSync } from 'node:zlib';

function extracted(pdf: Buffer): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'pdf-'));
  try {
    writeFileSync(path.join(folder, 'in.pdf'), pdf);
    execFileSync('pdftotext', ['-layout', 'in.pdf', 'out.txt'], { cwd: folder, stdio: 'ignore' });
    return readFileSync(path.join(folder, 'out.txt'), 'utf8');
  } catch {
    return undefined;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Font = Map<string, string>;

function objectsOf(pdf: Buffer): Map<string, string> {
  const objects = new Map<string, string>();
  for (const match of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [, id = '', body = ''] = match;
    const stream = /stream\n([\s\S]*)\nendstream$/.exec(body)?.[1];
    const text =
      stream !== undefined && body.includes('/FlateDecode')
        ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')
        : (stream ?? '');
    objects.set(id, `${body.slice(0, body.indexOf('stream\n') >>> 0)}\n${text}`);
  }
  return objects;
}

const unicode = (hex: string): string =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

function fontOf(toUnicode: string): Font {
  const font: Font = new Map();
  for (const [, start = '', list = ''] of toUnicode.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    const first = Number.parseInt(start, 16);
    [...list.matchAll(/<(\w*)>/g)].forEach(([, hex = ''], index) => {
      font.set((first + index).toString(16).padStart(4, '0'), unicode(hex));
    });
  }
  return font;
}

/** Reads back what pdfkit wrote, by each font's own ToUnicode table, for machines without pdftotext. */
export function pdfkitText(pdf: Buffer): string {
  const objects = objectsOf(pdf);
  const fonts = new Map<string, Font>();
  for (const body of objects.values()) {
    for (const [, name = '', id = ''] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1];
      if (map) fonts.set(name, fontOf(objects.get(map) ?? ''));
    }
  }
  const lines: string[] = [];
  for (const body of objects.values()) {
    let font: Font | undefined;
    for (const [, name, run] of body.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = fonts.get(name);
      const glyphs = (run ?? '')
        .match(/<[0-9a-f]+>/g)
        ?.join('')
        .match(/[0-9a-f]{4}/g);
      if (glyphs) lines.push(glyphs.map((glyph) => font?.get(glyph) ?? '').join(''));
    }
  }
  return lines.join('\n');
}

/** The text of a document as a reader would copy it, with runs of spaces folded. */
export const pdfText = (pdf: Buffer): string => (extracted(pdf) ?? pdfkitText(pdf)).replace(/[ \t]+/g, ' ');

export const pdfPages = (pdf: Buffer): number =>
  pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
