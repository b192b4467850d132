import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { FileStore } from './FileStore.ts';
import { openBucket } from './s3Bucket.ts';

const keyPattern = /^[0-9a-f]{32}$/;

function checked(key: string): string {
  if (!keyPattern.test(key)) throw new Error('Not a key of a stored file');
  return key;
}

export function s3Files(s3Url: string): FileStore {
  const { ask, list } = openBucket(s3Url);
  return {
    async put(localPath) {
      const key = randomBytes(16).toString('hex');
      await ask('PUT', { key, body: new Uint8Array(await readFile(localPath)) });
      return key;
    },
    async open(key) {
      const { body } = await ask('GET', { key: checked(key) });
      return body ? Readable.fromWeb(body) : Readable.from([]);
    },
    async remove(key) {
      await ask('DELETE', { key: checked(key), expected: [404] });
    },
    async storedBefore(time) {
      const stored = await list();
      return stored.filter(({ key, at }) => keyPattern.test(key) && at < time).map(({ key }) => key);
    },
  };
}
