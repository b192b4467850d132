import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A server must never read half of a file. A file that already has this content keeps its modification time. */
export function writeAtomically(file: string, content: string | Buffer): void {
  const bytes = Buffer.from(content);
  if (existsSync(file) && readFileSync(file).equals(bytes)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.draft`;
  writeFileSync(draft, bytes, { flush: true });
  renameSync(draft, file);
}
