import { connect } from 'node:net';

export interface Asked {
  /** Of each request. */
  readonly url: string;
  /** Who asks, each over a connection of their own; fewer take turns. */
  readonly tokens: readonly string[];
}

const endOfHead = '\r\n\r\n';

/** Bytes of a whole reply, once its head is there. */
const lengthOfReply = (received: Buffer, url: string): number | undefined => {
  const end = received.indexOf(endOfHead);
  if (end < 0) return undefined;
  const head = received.toString('latin1', 0, end);
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (!head.startsWith('HTTP/1.1 200') || !length)
    throw new Error(`${url} answered ${head.split('\r\n')[0]}`);
  return end + endOfHead.length + Number(length);
};

/** Asks over one connection, again as soon as it is answered; resolves to the number of replies. */
const askOver = (url: URL, token: string, until: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAuthorization: Bearer ${token}${endOfHead}`;
    const socket = connect(Number(url.port), url.hostname, () => socket.write(request));
    let received = Buffer.alloc(0);
    let answered = 0;
    const broken = () => reject(new Error(`${url.href} closed the connection`));
    socket
      .on('error', reject)
      .on('close', broken)
      .on('data', (bytes) => {
        received = received.length === 0 ? bytes : Buffer.concat([received, bytes]);
        try {
          const length = lengthOfReply(received, url.href);
          if (length === undefined || received.length < length) return;
        } catch (error) {
          socket.destroy();
          reject(error);
          return;
        }
        received = Buffer.alloc(0);
        answered += 1;
        if (performance.now() < until) socket.write(request);
        else {
          socket.destroy();
          resolve(answered);
        }
      });
  });

/**
 * Requests per second over this many connections. Bare sockets, because whoever asks shares the two processors with
 * whoever answers: Node's own client takes as much of them as the server does, and pgbench nearly nothing.
 */
export async function requestRate(
  { url, tokens }: Asked,
  connections: number,
  forMs: number,
): Promise<number> {
  const from = performance.now();
  const token = (index: number) => tokens[index % tokens.length] ?? '';
  const answered = await Promise.all(
    Array.from({ length: connections }, (_, index) => askOver(new URL(url), token(index), from + forMs)),
  );
  return answered.reduce((sum, count) => sum + count, 0) / ((performance.now() - from) / 1000);
}
