import { connect } from 'node:net';
import { contract } from 'shared-api/contract';
import { forAllTests } from '../testing/forAllTests.ts';
import { startTestServer } from '../testing/testServer.ts';

const server = forAllTests(startTestServer);

const megabyte = 1024 * 1024;

/** The first of five documents is no document; the others wait on the wire when it is refused. */
const upload = (): string => {
  const parts = ['no document', ...Array.from({ length: 4 }, () => `%PDF-1.7${'x'.repeat(megabyte)}`)].map(
    (content, index) =>
      `--x\r\nContent-Disposition: form-data; name="Files"; filename="${index}.pdf"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
};

it('a connection whose upload was refused half-way serves the next call', async () => {
  const body = upload();
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const statuses: string[] = [];
  const bothAnswered = new Promise<void>((resolve, reject) => {
    socket.on('error', reject).on('data', (part) => {
      statuses.push(...(part.toString('latin1').match(/HTTP\/1\.1 \d+/g) ?? []));
      if (statuses.length === 2) resolve();
    });
  });
  socket.write(
    'POST /api/users/corporate HTTP/1.1\r\nHost: a\r\n' +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n${body}` +
      'GET /api/airports HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  await bothAnswered;
  socket.destroy();
  expect(statuses).toEqual(['HTTP/1.1 400', 'HTTP/1.1 200']);
});

it.each(Object.values(contract).filter(({ bodyKind }) => bodyKind === 'multipart'))(
  '$method $path refuses a boundary that no parser takes',
  async ({ method, path }) => {
    const boundary = 'x'.repeat(300);
    const reply = await fetch(`${server.url}/api${path.replace(':code', 'a-code')}`, {
      method,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      body: `--${boundary}--\r\n`,
    });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ message: 'Malformed form data' });
  },
);
