import type { Readable } from 'node:stream';

/** File names are random and reveal nothing (S22). */
export interface FileStore {
  /** Moves a local file into the store and returns its key; resolves once the file is on disk. */
  put(localPath: string): Promise<string>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  storedBefore(time: Date): Promise<string[]>;
}
