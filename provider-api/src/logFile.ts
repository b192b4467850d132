import { write, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';

const writeTo = promisify(write);
const maxWaitingLines = 50_000;
const fullPipePauseMs = 100;
const newLine = '\n'.charCodeAt(0);

const isFullPipe = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code === 'EAGAIN';
const linesIn = (bytes: Buffer) => bytes.toString('latin1').split('\n').length - 1;

const noticeOf = (lost: number) => {
  const msg = 'lines of the log were lost: they could not be written';
  return `${JSON.stringify({ level: 40, time: new Date().toISOString(), lost, msg })}\n`;
};

/**
 * Lines that cannot be written are counted. As soon as writing works again, a line says how many were lost.
 */
export class LogFile {
  lost = 0;
  private unsaid = 0;
  private readonly fd: number;
  private waiting: string[] = [];
  private isWriting = false;
  private endsInsideALine = false;

  constructor(fd: number) {
    this.fd = fd;
    process.once('exit', () => this.writeLast());
  }

  write(line: string): void {
    if (this.waiting.length >= maxWaitingLines) this.drop(1);
    else this.waiting.push(line);
    if (!this.isWriting) void this.writeWaiting();
  }

  private drop(lines: number): void {
    this.lost += lines;
    this.unsaid += lines;
  }

  private async writeWaiting(): Promise<void> {
    this.isWriting = true;
    while (this.waiting.length > 0) {
      const said = this.unsaid;
      const isThereRoom = said === 0 || (await this.linesNotWritten(noticeOf(said))) === 0;
      if (isThereRoom) this.unsaid -= said;
      const lines = this.waiting;
      this.waiting = [];
      this.drop(isThereRoom ? await this.linesNotWritten(lines.join('')) : lines.length);
    }
    this.isWriting = false;
  }

  private async linesNotWritten(text: string): Promise<number> {
    let rest = Buffer.from(this.endsInsideALine ? `\n${text}` : text);
    while (rest.length > 0) {
      try {
        const { bytesWritten } = await writeTo(this.fd, rest);
        if (bytesWritten > 0) this.endsInsideALine = rest[bytesWritten - 1] !== newLine;
        rest = rest.subarray(bytesWritten);
      } catch (thrown) {
        if (!isFullPipe(thrown)) return linesIn(rest);
        await pause(fullPipePauseMs);
      }
    }
    return 0;
  }

  private writeLast(): void {
    try {
      writeSync(this.fd, this.waiting.join(''));
    } catch {
      // The process ends, so nobody can be told of the loss.
    }
  }
}
