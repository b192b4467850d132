import type { FileStore } from './FileStore.ts';

const atOnce = 20;
const endOfTime = new Date(8_640_000_000_000_000);

export async function emptyFiles(files: FileStore): Promise<void> {
  const keys = await files.storedBefore(endOfTime);
  while (keys.length > 0) await Promise.all(keys.splice(0, atOnce).map((key) => files.remove(key)));
}
