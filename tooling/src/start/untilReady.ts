export interface Starting {
  readonly name: string;
  readonly isReady: () => Promise<boolean>;
  readonly hasEnded: () => boolean;
  /** Returns the program's output since the last call. */
  readonly takeLines: () => readonly string[];
  readonly tell: (line: string) => void;
}

const everyMs = 50;
const tellEveryMs = 10_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * A start can take minutes on a busy machine, so there is no time limit. The wait ends when the program is
 * ready or has ended. The program's output is printed every ten seconds.
 */
export async function untilReady({ name, isReady, hasEnded, takeLines, tell }: Starting): Promise<void> {
  const from = Date.now();
  let told = from;
  while (!(await isReady())) {
    if (hasEnded()) throw new Error(takeLines().join('\n') || `${name} ended before it was ready.`);
    if (Date.now() - told >= tellEveryMs) {
      told = Date.now();
      for (const line of takeLines()) tell(line);
      tell(`${name} is still starting after ${Math.round((told - from) / 1000)} s. Ctrl-C stops it.`);
    }
    await pause(everyMs);
  }
}
