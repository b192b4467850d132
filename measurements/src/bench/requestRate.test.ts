import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { requestRate } from './requestRate.ts';

const rateOf = async (answer: RequestListener) => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const asked = { url: `http://127.0.0.1:${port}/list?page=2`, tokens: ['one', 'two'] };
  try {
    return await requestRate(asked, 2, 50);
  } finally {
    server.close();
  }
};

describe('the rate of requests', () => {
  it('counts whole replies, each connection asking in its own name', async () => {
    const asked = new Set<string>();
    const rate = await rateOf(({ url, headers }, reply) => {
      asked.add(`${url} ${headers.authorization}`);
      reply.setHeader('content-length', 100_000).end('x'.repeat(100_000));
    });
    expect(rate).toBeGreaterThan(0);
    expect([...asked].sort()).toEqual(['/list?page=2 Bearer one', '/list?page=2 Bearer two']);
  });

  it('is none where a request is refused or the connection closed', async () => {
    await expect(rateOf((_, reply) => reply.writeHead(429, { 'content-length': 0 }).end())).rejects.toThrow(
      'answered HTTP/1.1 429',
    );
    await expect(rateOf((request) => request.socket.destroy())).rejects.toThrow('closed the connection');
  });
});
