import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A server beside us never reads half of a file that is replaced in one step; an equal file is left alone. */
export function writeAtomically(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  writeFileSync(draft, bytes, { flush: true });
  renameSync(draft, file);
}
