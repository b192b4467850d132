export interface StoredFile {
  readonly content: Buffer;
  /** It changes with every write of the file. */
  readonly etag: string;
}

/** A store is a folder, or a bucket behind a content delivery network. */
export interface ReleaseStore {
  /** People read it. */
  readonly name: string;
  read(key: string): Promise<StoredFile | undefined>;
  put(key: string, content: Buffer): Promise<void>;
  /**
   * It writes in one step, and only if the file is as it was read (`undefined`: is not there); it says whether it
   * did.
   */
  replace(key: string, content: Buffer, etag: string | undefined): Promise<boolean>;
  list(prefix: string): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
}
