import fastify from 'fastify';
import { SecretBox } from '../secrets/index.ts';
import { sendProblem } from './problems.ts';
import { shedOverload } from './shedOverload.ts';

async function serving(maxAtOnce: number) {
  const app = fastify();
  const waiting: (() => void)[] = [];
  let closed = 0;
  shedOverload(app, maxAtOnce);
  const secrets = new SecretBox([{ name: 'test', key: Buffer.alloc(32) }]);
  app.setErrorHandler((error, request, reply) => sendProblem({ request, reply, secrets }, error));
  app.get('/api/slow', (_request, reply) => {
    reply.raw.once('close', () => {
      closed += 1;
    });
    return new Promise((resolve) => waiting.push(() => resolve({})));
  });
  app.get('/api/health', async () => ({}));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const until = async (come: () => boolean) => {
    while (!come()) await new Promise(setImmediate);
  };
  /** Resolves once this many calls are being worked on. */
  const begun = (count: number) => until(() => waiting.length >= count);
  const callerGone = () => until(() => closed > 0);
  const finish = () => {
    for (const end of waiting.splice(0)) end();
  };
  return { app, url, begun, callerGone, finish };
}

it('refuses with 503 and Retry-After what comes on top of what it can do at once, and takes work again later', async () => {
  const { app, url, begun, finish } = await serving(2);
  const first = [fetch(`${url}/api/slow`), fetch(`${url}/api/slow`)];
  await begun(2);
  const refused = await fetch(`${url}/api/slow`);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  finish();
  expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200]);
  const later = fetch(`${url}/api/slow`);
  await begun(1);
  finish();
  expect((await later).status).toBe(200);
  await app.close();
});

it('forgets a call whose caller has gone', async () => {
  const { app, url, begun, callerGone, finish } = await serving(1);
  const gone = new AbortController();
  const left = fetch(`${url}/api/slow`, { signal: gone.signal }).catch(() => undefined);
  await begun(1);
  gone.abort();
  await left;
  await callerGone();
  finish();
  const again = fetch(`${url}/api/slow`);
  await begun(1);
  finish();
  expect((await again).status).toBe(200);
  await app.close();
});
