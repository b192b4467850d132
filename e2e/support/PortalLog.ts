import { readFile } from 'node:fs/promises';
import { personalIn } from 'shared-api/testing/personal';
import { waitFor } from 'tooling/portal';

interface Line {
  readonly level: number;
  readonly msg?: string;
  /** What an attack leaves: security.md. */
  readonly event?: string;
}

const info = 30;
/** What the portal writes into its log while a journey lasts. */
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

  /** Lines above info that this journey is about, by their event or else their message. */
  provokes(...whats: readonly string[]): void {
    for (const what of whats) this.provoked.add(what);
  }

  /** What no journey may leave there. */
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

  /** All that was written until now: the line of this last request stands behind it. */
  private async whole(): Promise<string> {
    const reply = await fetch(`${this.url}/api/health`);
    const last = reply.headers.get('x-request-id') ?? 'no id';
    const read = async () => {
      const text = await readFile(this.file, 'utf8');
      // A line may be half written.
      const lines = text.slice(0, text.lastIndexOf('\n') + 1);
      return lines.includes(last) ? lines : undefined;
    };
    return waitFor(read, { what: 'The last line of the log', timeoutMs: 10_000 });
  }
}
