import { readFileSync } from 'node:fs';

/** Only Linux has the folder /proc. */
const parentOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
};

const ancestry = (): string => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * npm starts a shell that does not forward signals. If npm started this process, `end` is called when npm or
 * the shell has ended. Otherwise the function does nothing.
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
