import { type Logger, pino } from 'pino';

/** How a test's many requests were answered, and what the server's log called a fault meanwhile. */
export class RequestTally {
  readonly replies: Record<number, number> = {};
  readonly faults: string[] = [];
  readonly log: Logger = pino({ level: 'error' }, { write: (line) => void this.faults.push(line) });

  count(status: number): void {
    this.replies[status] = (this.replies[status] ?? 0) + 1;
  }
}
