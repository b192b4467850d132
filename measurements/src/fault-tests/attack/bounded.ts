import { type Ended, runProgram } from 'tooling/programs';

/** What `timeout` answers when it had to end the program. */
export const outOfTime = 124;

/** Runs a program in a folder that it takes for its home, and ends it after this many seconds. */
export const bounded = (
  seconds: number,
  command: string,
  args: readonly string[],
  folder: string,
): Promise<Ended> =>
  runProgram('timeout', {
    args: ['--kill-after=5', String(seconds), command, ...args],
    cwd: folder,
    output: 'keep',
    env: { HOME: folder },
  });
