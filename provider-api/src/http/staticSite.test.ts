import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { startTestServer, type TestServer } from '../testing/testServer.ts';

let server: TestServer;
let site: string;
beforeAll(async () => {
  site = mkdtempSync(path.join(tmpdir(), 'site-'));
  mkdirSync(path.join(site, 'remotes/mf-wallet/1.0.0'), { recursive: true });
  const write = (name: string, content: string | Uint8Array) => writeFileSync(path.join(site, name), content);
  write('index.html', '<title>application</title>');
  write('landing.html', '<title>landing</title>');
  write('remotes.json', '{}');
  write('.releases.json', 'secret');
  write('main.0123abcd.js', 'plain');
  write('main.0123abcd.js.br', brotliCompressSync('plain'));
  write('main.0123abcd.js.gz', gzipSync('plain'));
  write('remotes/mf-wallet/1.0.0/remoteEntry.js', 'remote');
  writeFileSync(path.join(site, '../outside.txt'), 'secret');
  server = await startTestServer({ config: { siteDir: site } });
}, 60_000);
afterAll(async () => {
  await server.close();
  rmSync(site, { recursive: true });
  rmSync(path.join(site, '../outside.txt'));
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}${address}`, { headers });

it('shows the landing page at / and the application at every other path', async () => {
  expect(await (await get('/')).text()).toContain('landing');
  for (const address of ['/login', '/app/booking/5?page=2', '/verify-email/aB_-9'])
    expect(await (await get(address)).text()).toContain('application');
});

it('keeps pages and the registry from being kept', async () => {
  for (const address of ['/', '/login', '/remotes.json'])
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
  expect((await get('/login', { 'if-none-match': etag })).status).toBe(304);
});

it.each(['/missing.js', '/.releases.json', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/a%00.js'])(
  'has no file %s',
  async (address) => {
    const reply = await get(address);
    expect(reply.status).toBe(404);
    expect(await reply.text()).not.toContain('secret');
  },
);

it('answers an unknown call beneath /api in JSON, not with the application', async () => {
  const reply = await get('/api/unknown');
  expect(reply.headers.get('content-type')).toContain('application/json');
  expect(reply.status).toBe(404);
});
