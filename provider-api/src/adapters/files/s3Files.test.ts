import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FakeS3, fakeS3 } from '../../testing/fakeS3.ts';
import { emptyFiles } from './emptyFiles.ts';
import { s3Files } from './s3Files.ts';

let store: FakeS3;
let folder: string;
beforeAll(async () => {
  store = await fakeS3();
  folder = mkdtempSync(path.join(tmpdir(), 's3-test-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});
afterEach(() => {
  store.failWith(undefined);
  store.objects.clear();
});

function localFile(content: string): string {
  const file = path.join(folder, 'upload');
  writeFileSync(file, content);
  return file;
}

it('a file is put under a name that says nothing, read again and removed', async () => {
  const files = s3Files(store.url);
  const key = await files.put(localFile('%PDF-1.7 certificate'));
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect((await buffer(await files.open(key))).toString()).toBe('%PDF-1.7 certificate');
  await files.remove(key);
  await files.remove(key);
  expect(store.objects.size).toBe(0);
});

it('lists what was stored before a time, page by page', async () => {
  const files = s3Files(store.url);
  const keys = [];
  for (let index = 0; index < 5; index += 1) keys.push(await files.put(localFile('x')));
  expect(await files.storedBefore(new Date(Date.now() + 60_000))).toEqual(keys.sort());
  expect(await files.storedBefore(new Date(Date.now() - 60_000))).toEqual([]);
});

it('is emptied of the portal’s files, and of nothing else in the same bucket', async () => {
  const files = s3Files(store.url);
  for (let index = 0; index < 25; index += 1) await files.put(localFile('x'));
  store.objects.set('site/index.html', Buffer.from('of somebody else'));
  await emptyFiles(files);
  expect([...store.objects.keys()]).toEqual(['site/index.html']);
});

it('a store that refuses, or fails, is a failure of the call', async () => {
  const stranger = s3Files(store.url.replace('secret', 'wrong'));
  await expect(stranger.put(localFile('x'))).rejects.toThrow('The file store answered PUT with 403');
  store.failWith(500);
  await expect(s3Files(store.url).put(localFile('x'))).rejects.toThrow('PUT with 500');
});

it('opens nothing but its own keys', async () => {
  await expect(s3Files(store.url).open('../other')).rejects.toThrow('Not a key of a stored file');
});
