import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { waitFor } from 'tooling/portal';

/** The values are those of a slow phone in Lighthouse's mobile preset. */
const roundTripMs = 150;
const bytesPerMs = (1.6 * 1024 * 1024) / 8 / 1000;
const partBytes = 8_192;

export interface Metered {
  readonly kilobytes: number;
  readonly paths: readonly string[];
}

interface Carried {
  readonly path: string;
  readonly bytes: number;
}

/**
 * The line also counts the bytes of a service worker, whose requests Playwright neither sees nor slows down.
 * API calls are not counted.
 */
export class MeteredLine {
  slow = false;
  private readonly server: http.Server;
  private readonly portalUrl: URL;
  private carried: Carried[] = [];
  private underWay = 0;
  private lastMs = 0;
  private freeAtMs = 0;

  constructor(portalUrl: string) {
    this.portalUrl = new URL(portalUrl);
    this.server = http.createServer((asked, reply) => void this.carry(asked, reply));
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The line is not there yet');
    return `http://localhost:${address.port}`;
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, 'localhost', resolve));
  }

  close(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  async readMeter(): Promise<Metered> {
    await waitFor(async () => this.underWay === 0 && performance.now() - this.lastMs > 1_500, {
      what: 'Silence on the line',
      timeoutMs: 45_000,
    });
    const carried = this.carried;
    this.carried = [];
    return {
      kilobytes: carried.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
      paths: carried.map(({ path }) => path),
    };
  }

  private async carry(asked: http.IncomingMessage, reply: http.ServerResponse): Promise<void> {
    const { method, headers, url: path = '/' } = asked;
    const isCall = path.startsWith('/api/');
    if (!isCall) this.underWay += 1;
    let bytes = 0;
    try {
      if (this.slow) await wait(roundTripMs);
      const { hostname, port } = this.portalUrl;
      const further = http.request({ hostname, port, method, headers, path });
      asked.pipe(further);
      const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
        further.on('response', resolve).on('error', reject);
      });
      reply.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      bytes += answer.rawHeaders.join(': ').length;
      for await (const chunk of answer) {
        bytes += chunk.length;
        await this.send(reply, chunk);
      }
      reply.end();
    } catch {
      reply.destroy();
    }
    if (isCall) return;
    this.carried.push({ path, bytes });
    this.underWay -= 1;
    this.lastMs = performance.now();
  }

  /** All running replies share the bandwidth. */
  private async send(reply: http.ServerResponse, chunk: Buffer): Promise<void> {
    for (let from = 0; from < chunk.length; from += partBytes) {
      const part = chunk.subarray(from, from + partBytes);
      if (this.slow) {
        const now = performance.now();
        this.freeAtMs = Math.max(now, this.freeAtMs) + part.length / bytesPerMs;
        await wait(this.freeAtMs - now);
      }
      reply.write(part);
    }
  }
}
