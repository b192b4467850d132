import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Logger, pino } from 'pino';

/** How a test's many requests were answered, and what the server's log called a fault meanwhile. */
export class RequestTally {
  readonly replies: Record<number, number> = {};
  readonly faults: string[] = [];
  readonly log: Logger = pino({ level: 'error' }, { write: (line) => void this.faults.push(line) });

  count(status: number): void {
    this.replies[status] = (this.replies[status] ?? 0) + 1;
  }

  /** For the fault test that shows them, which names the folder. */
  write(name: string): void {
    const folder = process.env.REQUEST_FIGURES;
    if (folder) writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(this.replies));
  }
}
