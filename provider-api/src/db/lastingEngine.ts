import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './embeddedEngine.ts';

const againAfterMs = 1000;

interface LastingOptions {
  start: () => Engine;
  /** Makes a new engine ready for work; rejects where that fails. */
  open: (engine: Engine) => Promise<void>;
  /** Whether it is worth trying to open one again. */
  mayOpenAgain: () => Promise<boolean>;
  /** What an operator should know. */
  tell: (what: string) => void;
}

export interface LastingEngine {
  /** The engine of this moment, which may be gone. */
  now(): Engine;
  stop(): Promise<void>;
}

async function opened({ start, open }: LastingOptions): Promise<Engine> {
  const engine = start();
  try {
    await open(engine);
    return engine;
  } catch (thrown) {
    await engine.stop();
    throw thrown;
  }
}

/** An engine that is gone is replaced as soon as its folder can be opened again. */
export async function lastingEngine(options: LastingOptions): Promise<LastingEngine> {
  const { mayOpenAgain, tell } = options;
  const closing = new AbortController();
  const { signal } = closing;
  let engine = await opened(options);

  async function openAgain(): Promise<void> {
    const from = performance.now();
    while (!signal.aborted) {
      const next = (await mayOpenAgain()) ? await opened(options).catch(() => undefined) : undefined;
      if (next) {
        engine = next;
        return tell(`The database is open again after ${Math.round(performance.now() - from)} ms`);
      }
      await pause(againAfterMs, undefined, { signal }).catch(() => {});
    }
  }
  async function watch(): Promise<void> {
    while (!signal.aborted) {
      const reason = await engine.ended;
      if (signal.aborted) return;
      tell(`The database is gone and will be opened again: ${reason}`);
      await openAgain();
    }
  }
  const watching = watch();
  return {
    now: () => engine,
    async stop() {
      closing.abort();
      await engine.stop();
      await watching;
      // One may just have been opened.
      await engine.stop();
    },
  };
}
