import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { listAirports } from 'shared-api/contract';
import { ApiClient } from 'tooling/portal';
import { startTestEnvironment } from '../portal/testEnvironment.ts';

const many = 200;
const fastEnoughMs = 1_000;

const post = 'POST /api/users/auth HTTP/1.1\r\nHost: a\r\n';

/** The server ends the connection after each of these requests. */
const nonsense: Readonly<Record<string, string>> = {
  'a header of 100 KB': `GET /api/airports HTTP/1.1\r\nHost: a\r\nX-A: ${'x'.repeat(100_000)}\r\n\r\n`,
  'ten thousand headers': `GET /api/airports HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(10_000)}\r\n`,
  'an address of 50 KB': `GET /api/${'x'.repeat(50_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
  'two lengths': `${post}Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!`,
  'a length and chunks': `${post}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a line that is no HTTP': `${'x'.repeat(500)}\r\n\r\n`,
  'bytes alone': '\u0000\u0001\u0002\u0003\r\n\r\n',
};

async function connected(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

async function answerTo(port: number, request: string): Promise<string> {
  const socket = await connected(port);
  socket.write(request);
  return (await text(socket)).split('\r\n')[0] || 'closed';
}

export async function oddConnections(): Promise<string> {
  const { portal } = await startTestEnvironment();
  const port = Number(new URL(portal.url).port);
  const held = await Promise.all(Array.from({ length: many }, () => connected(port)));
  for (const socket of held.slice(0, many / 2)) socket.write(`${post}Content-Length: 100000\r\n\r\n{`);
  const answers: string[] = [];
  for (const [what, request] of Object.entries(nonsense)) {
    const answer = await answerTo(port, request);
    if (/^HTTP\/1\.1 5/.test(answer)) throw new Error(`${what} was answered "${answer}"`);
    answers.push(`${what}: ${answer}`);
  }
  const { status, ms } = await new ApiClient(portal.url).attempt(listAirports);
  if (status !== 200 || ms > fastEnoughMs)
    throw new Error(`Beside ${many} idle connections a call took ${Math.round(ms)} ms (${status})`);
  for (const socket of held) socket.destroy();
  await portal.stop();
  return `${answers.join('; ')}. Beside ${many} half-open and slow connections a call took ${Math.round(ms)} ms.`;
}
