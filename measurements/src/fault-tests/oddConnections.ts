import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { startTestEnvironment } from '../portal/testEnvironment.ts';

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

export async function oddConnections(): Promise<string> {
  const { portal } = await startTestEnvironment();
  const answers: string[] = [];
  for (const [what, request] of Object.entries(nonsense)) {
    const socket = connect(Number(new URL(portal.url).port), '127.0.0.1');
    socket.write(request);
    const answer = (await text(socket)).split('\r\n')[0] || 'closed';
    if (!/^(HTTP\/1\.1 4|closed)/.test(answer)) throw new Error(`${what} was answered "${answer}"`);
    answers.push(`${what}: ${answer}`);
  }
  await portal.stop();
  return answers.join('; ');
}
