export interface StoredFile {
  readonly content: Buffer;
  readonly etag: string;
}

export interface ReleaseStore {
  readonly name: string;
  read(key: string): Promise<StoredFile | undefined>;
  put(key: string, content: Buffer): Promise<void>;
  /** Writes in one step if the file still has this etag (`undefined` means no file), and otherwise returns false. */
  replace(key: string, content: Buffer, etag: string | undefined): Promise<boolean>;
  list(prefix: string): Promise<readonly string[]>;
  remove(keys: readonly string[]): Promise<void>;
}
