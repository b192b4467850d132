import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { atEnd } from 'tooling/programs';

export type StoreFault = 'none' | 'refuses writes' | 'fails' | 'is silent';

export class ObjectStore {
  readonly objects = new Map<string, Buffer>();
  fault: StoreFault = 'none';
  /** The store takes this number of objects before the fault begins. */
  takes = 0;
  private readonly server: Server = createServer((request, response) => void this.answer(request, response));

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    atEnd(() => this.close());
    return `http://key:secret@127.0.0.1:${(this.server.address() as AddressInfo).port}/portal`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    const key = new URL(request.url ?? '', 'http://store').pathname.split('/')[2] ?? '';
    if (this.fails(request.method === 'PUT')) {
      if (this.fault !== 'is silent') response.writeHead(500).end();
      return;
    }
    if (request.method === 'PUT') this.objects.set(key, body);
    if (request.method === 'DELETE') this.objects.delete(key);
    const object = this.objects.get(key);
    if (request.method === 'GET' && !object) response.writeHead(404).end();
    else response.end(request.method === 'GET' ? object : '');
  }

  private fails(isWrite: boolean): boolean {
    if (this.fault === 'none' || (this.fault === 'refuses writes' && !isWrite)) return false;
    if (!isWrite || this.takes === 0) return true;
    this.takes -= 1;
    return false;
  }
}
