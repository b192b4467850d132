import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fakeS3 } from '../../testing/fakeS3.ts';
import { forAllTests } from '../../testing/forAllTests.ts';
import { openBucket } from './s3Bucket.ts';

const store = forAllTests(fakeS3);
afterEach(() => store.objects.clear());

/** This is the worked example "GET Bucket (List Objects)" of Amazon's documentation of Signature Version 4. */
it('signs as the documentation of Signature Version 4 computes it', async () => {
  jest.useFakeTimers({ now: new Date('2013-05-24T00:00:00Z'), doNotFake: ['queueMicrotask', 'nextTick'] });
  const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  const account = 'AKIAIOSFODNN7EXAMPLE:wJalrXUtnFEMI%2FK7MDENG%2FbPxRfiCYEXAMPLEKEY';
  const { ask } = openBucket(`https://${account}@examplebucket.s3.amazonaws.com`);
  await ask('GET', { query: { 'max-keys': '2', prefix: 'J' } });
  jest.useRealTimers();
  expect(new Headers(sent.mock.calls[0]?.[1]?.headers).get('authorization')).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, SignedHeaders=host;x-amz-content-sha256;x-amz-date, Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  );
  sent.mockRestore();
});

const bytes = (text: string) => new Uint8Array(Buffer.from(text));

it('replaces an object only where it is as it was read', async () => {
  const { ask } = openBucket(store.url);
  const put = async (text: string, headers: Record<string, string>) =>
    (await ask('PUT', { key: 'remotes.json', body: bytes(text), headers, expected: [412] })).status;
  expect(await put('one', { 'if-none-match': '*' })).toBe(200);
  expect(await put('two', { 'if-none-match': '*' })).toBe(412);
  const read = await ask('GET', { key: 'remotes.json' });
  const mark = { 'if-match': read.headers.get('etag') ?? '' };
  expect(await read.text()).toBe('one');
  expect(await put('two', mark)).toBe(200);
  expect(await put('three', mark)).toBe(412);
  expect(store.objects.get('remotes.json')?.toString()).toBe('two');
});

it('gives up on a store that takes a request and never answers', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const { ask } = openBucket(`http://key:secret@127.0.0.1:${port}/portal`, 50);
  await expect(ask('PUT', { key: 'x', body: bytes('one') })).rejects.toMatchObject({ name: 'TimeoutError' });
  silent.closeAllConnections();
  silent.close();
});

it('lists what lies beneath a prefix, page by page', async () => {
  const { ask, list } = openBucket(store.url);
  const keys = [
    'remotes/mf-wallet/1/a.js',
    'remotes/mf-wallet/1/b.js',
    'remotes/mf-wallet/2/a.js',
    'index.html',
  ];
  for (const key of keys) await ask('PUT', { key, body: bytes(key) });
  expect((await list('remotes/')).map(({ key }) => key)).toEqual(keys.slice(0, 3));
});
