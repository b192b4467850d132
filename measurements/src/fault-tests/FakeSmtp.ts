import { createServer, type Server, type Socket } from 'node:net';

/** With 'lost', the server accepts a letter but disconnects before the confirmation. */
export type MailFault = 'none' | 'down' | 'silent' | 'slow' | 'refuses' | 'rejects' | 'hangs up' | 'lost';

export interface Letter {
  readonly messageId: string;
  readonly to: string;
  readonly text: string;
}

const slowMs = 300;

const read = (to: string, lines: readonly string[]): Letter => {
  const text = lines.join('\n').replace(/=\n/g, '');
  return { messageId: /^Message-ID: <(.*)>$/im.exec(text)?.[1] ?? '', to, text };
};

export class FakeSmtp {
  readonly letters: Letter[] = [];
  private fault: MailFault = 'none';
  private port = 0;
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  async start(): Promise<this> {
    const server = createServer((socket) => this.serve(socket));
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (address && typeof address === 'object') this.port = address.port;
    this.server = server;
    return this;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server?.close();
    this.server = undefined;
  }

  async misbehave(fault: MailFault): Promise<void> {
    this.fault = fault;
    if (fault === 'down') this.stop();
    else if (!this.server) await this.start();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    if (this.fault === 'silent') return;
    const say = (line: string) => {
      if (this.fault === 'slow') setTimeout(() => socket.write(`${line}\r\n`), slowMs);
      else socket.write(`${line}\r\n`);
    };
    let to = '';
    let letter: string[] | undefined;
    const take = (line: string) => {
      if (letter && line !== '.') return void letter.push(line.replace(/^\.\./, '.'));
      if (letter) {
        this.letters.push(read(to, letter));
        letter = undefined;
        return this.fault === 'lost' ? void socket.destroy() : say('250 Taken');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (command === 'MAIL' && this.fault === 'refuses') return say('451 Try again later');
      if (command === 'RCPT' && this.fault === 'rejects') return say('550 No such mailbox');
      if (command === 'DATA' && this.fault === 'hangs up') return void socket.destroy();
      if (command === 'DATA') letter = [];
      return say(command === 'DATA' ? '354 Go on' : '250 Very well');
    };
    let rest = '';
    socket.on('data', (part) => {
      const lines = (rest + part.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) take(line);
    });
    say('220 Ready');
  }
}
