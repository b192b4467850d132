import { type Logger, pino } from 'pino';

export class RequestTally {
  readonly replies: Record<number, number> = {};
  readonly faults: string[] = [];
  readonly log: Logger = pino({ level: 'error' }, { write: (line) => void this.faults.push(line) });

  count(status: number): void {
    this.replies[status] = (this.replies[status] ?? 0) + 1;
  }
}
