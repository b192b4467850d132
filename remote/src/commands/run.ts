import { spawn } from 'node:child_process';
import { Refused } from '../release/Refused.ts';

export const runHere = (what: string, command: string, args: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const shell = process.platform === 'win32';
    const child = spawn(command, args, { stdio: ['ignore', 'inherit', 'inherit'], shell });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Refused([`${what} failed; the reasons stand above`])),
    );
  });
