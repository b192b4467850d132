import http from 'node:http';
import { waitFor } from 'tooling/portal';

export interface Metered {
  readonly kilobytes: number;
  readonly paths: readonly string[];
}

interface Carried {
  readonly path: string;
  readonly bytes: number;
}

/**
 * The browser reaches the portal through this proxy, which counts the bytes of all files. Playwright would miss the
 * requests of a service worker. API calls are not counted.
 */
export class MeteredLine {
  private readonly server: http.Server;
  private readonly portalUrl: URL;
  private carried: Carried[] = [];
  private underWay = 0;
  private lastMs = 0;

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
        reply.write(chunk);
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
}
