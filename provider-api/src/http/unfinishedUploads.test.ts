import { once } from 'node:events';
import { connect } from 'node:net';
import { maxFileBytes, maxFiles } from 'shared-api/rules';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(() => startTestServer({ config: { maxInFlight: 1 } }));

const head = [
  'POST /api/users/individual HTTP/1.1',
  'Host: portal',
  'Content-Type: multipart/form-data; boundary=x',
  'Content-Length: 900',
  'Expect: 100-continue',
  '\r\n',
].join('\r\n');

it('forms with files that were begun take no place from a form that is whole', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
      socket.write(head);
      // The server has read the head once it says to go on.
      await once(socket, 'data');
      socket.write('--x\r\n');
      return socket;
    }),
  );
  expect(server.server.api.places.count).toBe(0);
  const form = new FormData();
  form.set('Email', 'alfa@client.example');
  const reply = await fetch(`${server.url}/api/users/individual`, { method: 'POST', body: form });
  expect(reply.status).toBe(400);
  for (const socket of sockets) socket.destroy();
});

it('the most files of a form may come at 400 kbit/s, and yet no form may come for ever', () => {
  const { requestTimeout } = server.server.api.fastify.server;
  expect(requestTimeout).toBeGreaterThan(((maxFiles * maxFileBytes * 8) / 400_000) * 1000);
  expect(requestTimeout).toBeLessThan(15 * 60_000);
});
