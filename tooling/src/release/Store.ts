export interface StoredFile {
  readonly content: Buffer;
  /** Changes with every write of the file. */
  readonly etag: string;
}

/** Where releases lie and what serves them: a folder, or a bucket behind a content delivery network. */
export interface Store {
  /** For people. */
  readonly name: string;
  read(key: string): Promise<StoredFile | undefined>;
  put(key: string, content: Buffer): Promise<void>;
  /** Writes in one step, and only if the file is as it was read (`undefined`: is not there); says whether it did. */
  replace(key: string, content: Buffer, etag: string | undefined): Promise<boolean>;
  /** The keys that begin with a prefix. */
  list(prefix: string): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
}
