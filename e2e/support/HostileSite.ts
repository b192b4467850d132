import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export class HostileSite {
  readonly received: { readonly path: string; readonly headers: IncomingHttpHeaders }[] = [];
  page = '';
  private readonly server: Server = createServer(({ url = '', headers }, response) => {
    this.received.push({ path: url, headers });
    response.setHeader('content-type', 'text/html; charset=utf-8').end(this.page);
  });

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
