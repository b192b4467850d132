import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { recordedLog } from '../testing/recordedLog.ts';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

const partner = 'https://partner.example';
const { log, logged } = recordedLog('debug');
let server: TestServer;
let site: string;
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(site, 'remotes/mf-wallet/1.0.0'), { recursive: true });
  const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(site, name), content);
  write('index.html', '<title>application</title>');
  write('landing.html', '<title>landing</title>');
  write('remotes.json', JSON.stringify({ remotes: {} }));
  write('sw.js', 'worker');
  write('manual.pdf', Buffer.alloc(8_000_000));
  write('.releases.json', 'secret');
  write('main.0123abcd.js', 'plain');
  write('main.0123abcd.js.br', brotliCompressSync('plain'));
  write('main.0123abcd.js.gz', gzipSync('plain'));
  write('remotes/mf-wallet/1.0.0/remoteEntry.js', 'remote');
  writeFileSync(path.join(site, '../outside.txt'), 'secret');
  server = await startTestServer({ config: { siteDir: site, corsOrigins: [partner] }, log });
});
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
  rmSync(path.join(site, '../outside.txt'));
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${address}`, { headers });

/**
 * Without this header, `fetch` in Node adds `no-cache` to If-None-Match, and the server would send the whole
 * page.
 */
const asBrowsersAsk = { 'cache-control': 'max-age=0' };

it('shows the landing page at / and the application at every other path', async () => {
  expect(await (await get('/')).text()).toContain('landing');
  for (const address of ['/login', '/app/booking/5?page=2', '/verify-email/aB_-9'])
    expect(await (await get(address)).text()).toContain('application');
});

it('keeps search engines from what stands at the address of a voucher, and from nothing else', async () => {
  const robots = async (address: string) => (await get(address)).headers.get('x-robots-tag');
  expect([await robots(`/v/${'A'.repeat(26)}`), await robots('/login'), await robots('/')]).toEqual([
    'noindex',
    null,
    null,
  ]);
});

it('keeps pages, the registry and the service worker from being kept', async () => {
  for (const address of ['/', '/login', '/remotes.json', '/sw.js'])
    expect((await get(address)).headers.get('cache-control')).toBe('no-cache');
});

it.each(['/main.0123abcd.js', '/remotes/mf-wallet/1.0.0/remoteEntry.js'])(
  'lets %s be kept for ever',
  async (address) => {
    expect((await get(address)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  },
);

it.each([
  ['br, gzip', 'br'],
  ['gzip', 'gzip'],
  ['identity', null],
])('to a browser that accepts %s sends %s', async (accepted, encoding) => {
  const reply = await get('/main.0123abcd.js', { 'accept-encoding': accepted });
  expect(reply.headers.get('content-encoding')).toBe(encoding);
  expect(reply.headers.get('content-type')).toContain('text/javascript');
  expect(await reply.text()).toBe('plain');
});

it('answers 304 to who has it already', async () => {
  const etag = (await get('/login')).headers.get('etag') ?? '';
  expect((await get('/login', { 'if-none-match': etag, ...asBrowsersAsk })).status).toBe(304);
});

it.each([
  '/missing.js',
  '/.releases.json',
  '/.git/config',
  '/..%2foutside.txt',
  '/%2e%2e/outside.txt',
  '/a%00.js',
])('has no file %s', async (address) => {
  const reply = await get(address);
  expect(reply.status).toBe(404);
  expect(await reply.text()).not.toContain('secret');
});

it('answers an unknown call beneath /api in JSON, not with the application', async () => {
  const reply = await get('/api/unknown');
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.status).toBe(404);
});

it('answers HEAD as GET, without the body', async () => {
  for (const address of ['/', '/login', '/main.0123abcd.js']) {
    const [asked, sent] = await Promise.all(
      ['HEAD', 'GET'].map((method) => fetch(`${server.url}${address}`, { method })),
    );
    expect(asked?.status).toBe(200);
    for (const header of ['content-type', 'content-length', 'content-encoding', 'cache-control', 'etag'])
      expect(asked?.headers.get(header)).toBe(sent?.headers.get(header));
    expect(await asked?.text()).toBe('');
  }
});

it('sends the part of a file that is asked for, and says so when there is no such part', async () => {
  const plain = { 'accept-encoding': 'identity' };
  const part = await get('/main.0123abcd.js', { ...plain, range: 'bytes=1-2' });
  expect([part.status, await part.text()]).toEqual([206, 'la']);
  expect(part.headers.get('content-range')).toBe('bytes 1-2/5');
  const none = await get('/main.0123abcd.js', { ...plain, range: 'bytes=9-' });
  expect(none.status).toBe(416);
  expect(await none.json()).toMatchObject({ code: 'no_such_part' });
});

it('says that a file varies by its packing, and by the origin where others may call', async () => {
  const vary = async (address: string) => (await get(address, { origin: partner })).headers.get('vary');
  expect(await vary('/main.0123abcd.js')).toMatch(/^Origin, accept-encoding$/i);
  expect(await vary('/login')).toMatch(/^Origin, accept-encoding$/i);
});

it('sends nothing that can be opened by itself without the policy of security', async () => {
  for (const address of ['/', '/login', '/missing.js', '/missing.0123abcd.js']) {
    const { headers } = await get(address);
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it('sends a script of a page with its own headers alone', async () => {
  const { headers } = await get('/main.0123abcd.js');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('content-security-policy')).toBeNull();
  expect(headers.get('permissions-policy')).toBeNull();
});

/** The caller leaves once the request is sent, or once the reply has begun. */
async function breakOff(address: string, when: 'finish' | 'response'): Promise<void> {
  const asking = request(`${server.url}${address}`).end();
  asking.on('error', () => undefined);
  asking.on('response', (reply) => reply.on('error', () => undefined));
  await once(asking, when);
  asking.destroy();
}

it('a visit with HEAD, 304, unknown files and downloads that are broken off warns of nothing, and the log has no address', async () => {
  logged.length = 0;
  const etag = (await get('/login')).headers.get('etag') ?? '';
  await get('/login', { 'if-none-match': etag, ...asBrowsersAsk });
  await fetch(`${server.url}/`, { method: 'HEAD' });
  await get('/missing.js');
  await get('/reset-password/c0de-of-a-letter');
  for (let count = 0; count < 20; count += 1)
    await breakOff('/manual.pdf', count % 2 === 0 ? 'finish' : 'response');
  await get('/');
  const read = () => logged.map((line) => JSON.parse(line));
  while (read().filter(({ msg }) => msg === 'file').length < 6) await nextTurn();
  expect(read().filter(({ level }) => level > 30)).toEqual([]);
  expect(logged.join('')).not.toMatch(/c0de-of-a-letter|manual/);
});
