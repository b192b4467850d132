import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { writeAtomically } from './writeAtomically.ts';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const isText = (file: string) => /\.(js|css|html|svg|json|txt|webmanifest)$/.test(file);
const leastBytes = 512;

/** The registry has no compressed copies, so that one rename replaces it. Hidden files are never served. */
const staysAlone = (file: string) => file === 'remotes.json' || /(^|[\\/])\./.test(file);

export const isNeighbour = (file: string): boolean => /\.(br|gz)$/.test(file);

export async function compressSite(site: string, files: readonly string[] = filesOf(site)): Promise<void> {
  const texts = files.filter(isText);
  for (const file of texts.filter(staysAlone)) {
    for (const suffix of ['.br', '.gz']) rmSync(path.join(site, file + suffix), { force: true });
  }
  const others = texts.filter((file) => !staysAlone(file)).map((file) => path.join(site, file));
  await Promise.all(others.filter(needsCompression).map(compress));
}

const filesOf = (site: string): string[] => readdirSync(site, { recursive: true, encoding: 'utf8' });

function needsCompression(file: string): boolean {
  const { size, mtimeMs } = statSync(file);
  if (size < leastBytes) return false;
  return !existsSync(`${file}.br`) || statSync(`${file}.br`).mtimeMs < mtimeMs;
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const [br, gz] = await Promise.all([brotli(content), gzip(content, { level: 9 })]);
  writeAtomically(`${file}.br`, br);
  writeAtomically(`${file}.gz`, gz);
}
