import net from 'node:net';

/** The browser is connected to the portal through this proxy. A test can interrupt the connection. */
export class Network {
  private readonly server: net.Server;
  private readonly sockets = new Set<net.Socket>();
  private dead = false;

  constructor(portalUrl: string) {
    const { hostname, port } = new URL(portalUrl);
    this.server = net.createServer((near) => {
      const far = net.connect(Number(port), hostname);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(from);
        from.pipe(to);
        from.on('error', () => to.destroy());
        from.on('close', () => this.sockets.delete(from));
        if (this.dead) from.pause();
      }
    });
  }

  get url(): string {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new Error('The network is not there yet');
    return `http://localhost:${address.port}`;
  }

  open(): Promise<void> {
    return new Promise((resolve) => this.server.listen(0, 'localhost', resolve));
  }

  /**
   * Connections remain open and new connections are accepted, but no data passes. A phone with a full signal
   * but no internet behaves in the same way.
   */
  goDead(): void {
    this.dead = true;
    for (const socket of this.sockets) socket.pause();
  }

  comeBack(): void {
    this.dead = false;
    for (const socket of this.sockets) socket.resume();
  }

  drop(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  close(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }
}
