import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { atEnd } from '../processes/atEnd.ts';
import { root } from '../root.ts';
import { untilReady } from './untilReady.ts';

export interface ServerSpec {
  readonly name: string;
  readonly main: string;
  readonly args?: readonly string[];
  readonly env: NodeJS.ProcessEnv;
  readonly healthUrl: string;
  /**
   * The function is called for each line that the server prints. Lines of a start are collected and passed on
   * every ten seconds; if the start fails, the error contains the rest.
   */
  readonly onLine: (line: string) => void;
}

const isUp = async (url: string): Promise<boolean> => {
  try {
    const reply = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await reply.body?.cancel();
    return reply.ok;
  } catch {
    return false;
  }
};

const stopTimeoutMs = 15_000;

/** The server has its own process group. Otherwise Ctrl-C would reach the server twice. */
export class ServerProcess {
  private readonly spec: ServerSpec;
  private child: ChildProcess | undefined;

  constructor(spec: ServerSpec) {
    this.spec = spec;
    atEnd(() => this.stop());
  }

  async start(): Promise<void> {
    const preload = pathToFileURL(path.join(import.meta.dirname, 'endWithParent.js')).href;
    const child = spawn(process.execPath, ['--import', preload, this.spec.main, ...(this.spec.args ?? [])], {
      cwd: root,
      env: this.spec.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.child = child;
    const kept: string[] = [];
    let isReady = false;
    // The last output may arrive after the exit, but not after the event `close`.
    let isSilent = false;
    child.once('close', () => {
      isSilent = true;
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) {
        createInterface({ input: stream }).on('line', (line) =>
          isReady ? this.spec.onLine(line) : kept.push(line),
        );
      }
    }
    await untilReady({
      name: this.spec.name,
      isReady: () => isUp(this.spec.healthUrl),
      hasEnded: () => isSilent,
      takeLines: () => kept.splice(0),
      tell: this.spec.onLine,
    });
    isReady = true;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  hasEnded(): boolean {
    const { child } = this;
    return !child || child.exitCode !== null || child.signalCode !== null;
  }

  /** The promise is fulfilled with the exit code, or with 1 if the process has no exit code. */
  async ended(): Promise<number> {
    if (this.child && !this.hasEnded()) await once(this.child, 'exit');
    return this.child?.exitCode ?? 1;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || this.hasEnded()) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await gone;
    clearTimeout(force);
  }
}
