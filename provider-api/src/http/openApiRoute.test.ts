import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(() => startTestServer({ config: { rateLimits: true } }));

const ask = (headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: NodeJS.Dict<unknown>; body: Buffer }>(
    (resolve, reject) => {
      request(`${server.url}/api/openapi.json`, { headers }, (reply) => {
        buffer(reply).then(
          (body) => resolve({ status: reply.statusCode, headers: reply.headers, body }),
          reject,
        );
      })
        .on('error', reject)
        .end();
    },
  );

it('the description of the API goes packed to who takes that, and not at all to who has it', async () => {
  const plain = await ask();
  const packed = await ask({ 'accept-encoding': 'br;q=1, gzip' });
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-cache' });
  expect(packed.body.length).toBeLessThan(plain.body.length / 5);
  expect(gunzipSync(packed.body).equals(plain.body)).toBe(true);
  expect((await ask({ 'accept-encoding': 'gzip;q=0' })).headers).not.toHaveProperty('content-encoding');
  const { etag } = plain.headers;
  const again = await ask({ 'if-none-match': String(etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

it('one address gets it sixty times a minute', async () => {
  const statuses = await Promise.all(Array.from({ length: 61 }, async () => (await ask()).status));
  expect(statuses).toContain(429);
});
