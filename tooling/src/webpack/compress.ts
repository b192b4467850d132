import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { writeWhole } from './writeWhole.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const isText = (file: string) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file);
const leastBytes = 512;

/** Lays a .br and a .gz beside every text file that has none yet or has changed since. */
export async function compressSite(site: string): Promise<void> {
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter(isText)
    .map((file) => path.join(site, file))
    .filter(needsCompression);
  await Promise.all(files.map(compress));
}

function needsCompression(file: string): boolean {
  const { size, mtimeMs } = statSync(file);
  if (size < leastBytes) return false;
  return !existsSync(`${file}.br`) || statSync(`${file}.br`).mtimeMs < mtimeMs;
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([brotli(content), gzip(content, { level: 9 })]);
  writeWhole(`${file}.br`, br);
  writeWhole(`${file}.gz`, gz);
}
