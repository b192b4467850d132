export interface StoredFile {
  readonly content: Buffer;
  /** Changes with every write of the file. */
  readonly etag: string;
}

/** A folder, or a bucket behind a content delivery network. */
export interface ReleaseStore {
  /** Shown to people. */
  readonly name: string;
  read(key: string): Promise<StoredFile | undefined>;
  put(key: string, content: Buffer): Promise<void>;
  /** Writes in one step, if the file still has this etag (`undefined`: does not exist). Returns whether it did. */
  replace(key: string, content: Buffer, etag: string | undefined): Promise<boolean>;
  list(prefix: string): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
}
