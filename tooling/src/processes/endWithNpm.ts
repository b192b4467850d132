import { readFileSync } from 'node:fs';

/** Only Linux tells the parent of a process here. */
const parentOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
};

const ancestry = (): string => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * npm puts a shell between itself and us, which does not pass signals on: when npm or that shell is gone, so is
 * whoever asked for this. A process that was started without npm goes on.
 */
export const endWithNpm = (end: () => void): void => {
  if (process.env.npm_lifecycle_event === undefined) return;
  const before = ancestry();
  const timer = setInterval(() => {
    if (ancestry() === before) return;
    clearInterval(timer);
    end();
  }, 250);
  timer.unref();
};
