import { readFile } from 'node:fs/promises';
import { personalIn } from 'shared-api/testing/personal';
import { waitFor } from 'tooling/portal';

interface Line {
  readonly level: number;
  readonly msg?: string;
  readonly event?: string;
}

const info = 30;
export class PortalLog {
  private readonly url: string;
  private readonly file: string;
  private before = 0;
  private readonly provoked = new Set<string>();

  constructor({ url, logFile }: { url: string; logFile: string }) {
    this.url = url;
    this.file = logFile;
  }

  async begin(): Promise<void> {
    this.before = (await this.whole()).length;
  }

  /**
   * The test causes these warnings and errors on purpose. Each text is the `event` of a log line, or the
   * message of a log line without `event`.
   */
  provokes(...whats: readonly string[]): void {
    for (const what of whats) this.provoked.add(what);
  }

  async faults(): Promise<string[]> {
    const lines = (await this.whole()).slice(this.before).split('\n').filter(Boolean);
    return lines.flatMap((text) => {
      const { level, event, msg = '' }: Line = JSON.parse(text);
      return [
        ...(level > info && !this.provoked.has(event ?? msg) ? [`not provoked: ${text}`] : []),
        ...personalIn(text),
      ];
    });
  }

  /**
   * The server writes log lines in order. The method makes a request and waits for the request's own line,
   * because all earlier lines are then in the file.
   */
  private async whole(): Promise<string> {
    const reply = await fetch(`${this.url}/api/health`);
    const last = reply.headers.get('x-request-id') ?? 'no id';
    const read = async () => {
      const text = await readFile(this.file, 'utf8');
      // The last line may be incomplete.
      const lines = text.slice(0, text.lastIndexOf('\n') + 1);
      return lines.includes(last) ? lines : undefined;
    };
    return waitFor(read, { what: 'The last line of the log', timeoutMs: 10_000 });
  }
}
