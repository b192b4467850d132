import { connect } from 'node:net';
import fastify from 'fastify';
import { SecretBox } from '../secrets/index.ts';
import { sendProblem } from './problems.ts';
import { Places, shedOverload } from './shedOverload.ts';

async function serving(maxAtOnce: number, now?: () => number) {
  const app = fastify({ forceCloseConnections: true });
  const waiting: (() => void)[] = [];
  const places = new Places(maxAtOnce, now);
  shedOverload(app, places);
  const secrets = new SecretBox([{ name: 'test', key: Buffer.alloc(32) }]);
  app.setErrorHandler((error, request, reply) => sendProblem({ request, reply, secrets }, error));
  const slow = () => new Promise((resolve) => waiting.push(() => resolve({})));
  app.get('/api/slow', slow);
  app.post('/api/slow', slow);
  app.get('/api/quick', async () => ({}));
  app.get('/api/health', async () => ({}));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = new URL(url);
  const until = async (come: () => boolean) => {
    while (!come()) await new Promise(setImmediate);
  };
  return {
    app,
    url,
    places,
    until,
    /** Resolves once this many calls are being worked on. */
    begun: (count: number) => until(() => waiting.length >= count),
    finish() {
      for (const end of waiting.splice(0)) end();
    },
    connection: () => connect(Number(port), '127.0.0.1'),
  };
}

const statuses = (replies: Response[]) => replies.map(({ status }) => status);

it('refuses with 503 and Retry-After what comes on top of what it can do at once, and takes work again later', async () => {
  const { app, url, begun, finish } = await serving(2);
  const first = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)];
  await begun(2);
  const refused = await fetch(`${url}/api/slow`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  finish();
  expect(statuses(await Promise.all(first))).toEqual([200, 200]);
  const later = fetch(`${url}/api/slow`);
  await begun(1);
  finish();
  expect((await later).status).toBe(200);
  await app.close();
});

it('gives back the place of a call whose caller has gone, once', async () => {
  const { app, url, begun, places, until, finish } = await serving(2);
  const gone = new AbortController();
  const left = fetch(`${url}/api/slow`, { signal: gone.signal }).catch(() => undefined);
  const stays = fetch(`${url}/api/slow`);
  await begun(2);
  gone.abort();
  await left;
  await until(() => places.count === 1);
  finish();
  await stays;
  await until(() => places.count === 0);
  expect(places.count).toBe(0);
  await app.close();
});

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: portal\r\n\r\n`;

it.each([
  ['that are being worked on', '/api/slow', 60],
  ['that were answered at once', '/api/quick', 60],
  ['behind one that is not answered', '/api/slow', 1],
])('has all its places again after dropped connections with sixty calls each %s', async (_, path, slow) => {
  const { app, url, begun, places, until, finish, connection } = await serving(256);
  for (let at = 0; at < 5; at += 1) {
    const socket = connection();
    socket.on('error', () => undefined);
    socket.write(request(path).repeat(slow) + request('/api/quick').repeat(60 - slow));
    await until(() => places.count > 0 || socket.bytesRead > 0);
    socket.resetAndDestroy();
  }
  await until(() => places.count === 0);
  finish();
  const calls = Array.from({ length: 256 }, () => fetch(`${url}/api/slow`));
  await begun(256);
  expect(places.count).toBe(256);
  finish();
  expect(new Set(statuses(await Promise.all(calls)))).toEqual(new Set([200]));
  await app.close();
});

it('gives no place to who has not sent a whole request', async () => {
  const { app, url, places, begun, finish, connection } = await serving(2);
  const begin = 'POST /api/slow HTTP/1.1\r\nHost: portal\r\nContent-Type: application/json\r\n';
  const heads = [`${begin}Content-Length: 20\r\n\r\n{`, `${begin}Transfer-Encoding: chunked\r\n\r\n`];
  const sockets = Array.from({ length: 270 }, (_, at) => {
    const socket = connection();
    socket.on('error', () => undefined);
    socket.write(heads[at % 2] ?? '');
    return socket;
  });
  const received = new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  expect((await fetch(`${url}/api/quick`)).status).toBe(200);
  await received;
  expect(places.count).toBe(0);
  const whole = fetch(`${url}/api/slow`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  });
  await begun(1);
  expect(places.count).toBe(1);
  finish();
  expect((await whole).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await app.close();
});

it('is full for long once no place was free for a minute, until one is', async () => {
  let now = 0;
  const { app, url, begun, places, until, finish } = await serving(1, () => now);
  const call = fetch(`${url}/api/slow`);
  await begun(1);
  now = 59_999;
  expect(places.areLongFull).toBe(false);
  now = 60_000;
  expect(places.areLongFull).toBe(true);
  finish();
  await call;
  await until(() => places.count === 0);
  expect(places.areLongFull).toBe(false);
  await app.close();
});
