import type { Readable } from 'node:stream';

/** Keys are random, so that a key reveals nothing about its file. */
export interface FileStore {
  /** Stores a copy of a local file. Resolves to the key of the file once the file is on the disk. */
  put(localPath: string): Promise<string>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
  storedBefore(time: Date): Promise<string[]>;
}
