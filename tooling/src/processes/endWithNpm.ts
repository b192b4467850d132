import { readFileSync } from 'node:fs';

/** Works only on Linux. */
const parentOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1];
  } catch {
    return undefined;
  }
};

const ancestry = (): string => `${process.ppid} ${parentOf(process.ppid)}`;

/**
 * npm starts a shell between itself and this process, and that shell does not forward signals. If npm or the shell
 * has gone, this process ends too; without npm it keeps running.
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
