import { readMoves, readRegistry } from './live.ts';
import { prune } from './prune.ts';
import { publishRemote } from './publish.ts';
import { rollback } from './rollback.ts';
import { type Bucket, s3Store } from './s3Store.ts';
import { buildOf, putShell, temporaryFolders } from './testing.ts';

const folders = temporaryFolders();
afterAll(() => folders.remove());
const commit = 'abc1234';

/** The bucket knows conditional writes, and keeps the headers that objects were put with. */
const memoryBucket = () => {
  const objects = new Map<string, { content: Buffer; headers: Record<string, string>; etag: string }>();
  let count = 0;
  const bucket: Bucket = {
    async ask(method, { key, body, headers = {} }) {
      const present = objects.get(key);
      if (method === 'GET')
        return present
          ? new Response(new Uint8Array(present.content), { headers: { etag: present.etag } })
          : new Response('', { status: 404 });
      if (method === 'DELETE') objects.delete(key);
      else if (headers['if-none-match'] === '*' && present) return new Response('', { status: 412 });
      else if (headers['if-match'] && headers['if-match'] !== present?.etag)
        return new Response('', { status: 412 });
      else objects.set(key, { content: Buffer.from(body ?? []), headers, etag: `"${++count}"` });
      return new Response();
    },
    list: async (prefix) =>
      [...objects.keys()].filter((key) => key.startsWith(prefix)).map((key) => ({ key })),
  };
  return { bucket, objects };
};

const bucketSite = async () => {
  const { bucket, objects } = memoryBucket();
  const store = s3Store('https://store.example/portal', bucket);
  await putShell(store);
  const release = (own: Parameters<typeof buildOf>[1]) =>
    publishRemote(store, buildOf(folders.make(), own), { commit, audience: 'all' });
  return { store, objects, release };
};

it('a bucket takes releases, rollbacks and prune as a folder does', async () => {
  const { store, objects, release } = await bucketSite();
  await release({ version: '1-a' });
  await release({ version: '2-b' });
  expect(await rollback(store, 'mf-wallet')).toBe('1-a');
  expect((await readRegistry(store)).remotes['mf-wallet']?.version).toBe('1-a');
  expect(objects.get('index.html')?.content.toString()).toContain('/remotes/mf-wallet/1-a/');
  expect(await prune(store, Date.now() + 8 * 24 * 60 * 60 * 1000)).toEqual(['mf-wallet 2-b']);
  expect([...objects.keys()].filter((key) => key.includes('2-b'))).toEqual([]);
});

it('two teams that release in the same moment are both live', async () => {
  const { store, release } = await bucketSite();
  await Promise.all(['mf-alfa', 'mf-bravo', 'mf-charlie'].map((name) => release({ name })));
  expect(Object.keys((await readRegistry(store)).remotes).sort()).toEqual([
    'mf-alfa',
    'mf-bravo',
    'mf-charlie',
  ]);
  expect(await readMoves(store)).toHaveLength(3);
});

it('says of each object how it is read and how long it may be kept', async () => {
  const { objects, release } = await bucketSite();
  await release({ version: '1-a' });
  expect(objects.get('remotes/mf-wallet/1-a/remoteEntry.js')?.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const key of ['remotes.json', 'index.html'])
    expect(objects.get(key)?.headers['cache-control']).toBe('no-cache');
});
