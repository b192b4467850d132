import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { giveUpSlowBodies } from './slowBodies.ts';

async function serving(withinMs: number) {
  const app = fastify();
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    void text(payload).then((all) => done(null, all.length), done);
  });
  giveUpSlowBodies(app, withinMs);
  app.post('/api/form', async ({ body }) => ({ body }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  return { app, socket };
}

const head = (type: string) => `POST /api/form HTTP/1.1\r\nHost: portal\r\nContent-Type: ${type}\r\n`;

it.each([
  ['JSON that ends early', `${head('application/json')}Content-Length: 20\r\n\r\n{`],
  ['JSON of which nothing comes', `${head('application/json')}Transfer-Encoding: chunked\r\n\r\n`],
  ['a form that ends early', `${head('multipart/form-data; boundary=x')}Content-Length: 900\r\n\r\n--x\r\n`],
])('gives up %s with 408 and the end of the connection', async (_, sent) => {
  const { app, socket } = await serving(20);
  socket.write(sent);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
  await app.close();
});

it('leaves a form its time for as long as something of it arrives', async () => {
  const { app, socket } = await serving(1_500);
  socket.write(`${head('multipart/form-data; boundary=x')}Connection: close\r\nContent-Length: 60\r\n\r\n`);
  const drip = setInterval(() => socket.write('x'), 50);
  const reply = text(socket);
  await once(socket, 'close');
  clearInterval(drip);
  expect(await reply).toMatch(/^HTTP\/1\.1 200 [\s\S]*"body":60/);
  await app.close();
});
