import type { Readable } from 'node:stream';

/** The names of the files say nothing (S22). */
export interface FileStore {
  /** Takes over a local file and returns its key; on disk when it resolves. */
  put(localPath: string): Promise<string>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  storedBefore(time: Date): Promise<string[]>;
}
