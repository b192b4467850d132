import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** With 'lost', the server accepts a letter but disconnects before the confirmation. */
export type MailFault = 'none' | 'down' | 'silent' | 'refuses' | 'rejects' | 'hangs up' | 'lost';

export class FakeSmtp {
  /** Each letter is the text that was sent, with its headers. */
  readonly letters: string[] = [];
  fault: MailFault = 'none';
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((socket) => this.serve(socket));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
    if (this.fault === 'down') return void socket.destroy();
    if (this.fault === 'silent') return;
    const say = (line: string) => void socket.write(`${line}\r\n`);
    let letter: string[] | undefined;
    const take = (line: string) => {
      if (letter && line !== '.') return void letter.push(line);
      if (letter) {
        this.letters.push(letter.join('\n').replace(/=\n/g, ''));
        letter = undefined;
        return this.fault === 'lost' ? void socket.destroy() : say('250 Taken');
      }
      const command = line.slice(0, 4).toUpperCase();
      if (command === 'MAIL' && this.fault === 'refuses') return say('451 Try again later');
      if (command === 'RCPT' && this.fault === 'rejects') return say('550 No such mailbox');
      if (command === 'DATA' && this.fault === 'hangs up') return void socket.destroy();
      if (command === 'DATA') letter = [];
      return say(command === 'DATA' ? '354 Go on' : '250 Very well');
    };
    createInterface({ input: socket }).on('line', take);
    say('220 Ready');
  }
}
