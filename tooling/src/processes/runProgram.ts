import { spawn } from 'node:child_process';
import { root } from '../root.ts';
import { atEnd } from './atEnd.ts';

export interface Program {
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** 'show' prints the output, 'keep' returns the output, and 'stderr' prints only the error output. */
  readonly output?: 'show' | 'keep' | 'stderr';
  readonly cwd?: string;
}

export interface Ended {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const running = new Set<number>();
let watched = false;

const endWithUs = (): void => {
  if (watched) return;
  watched = true;
  atEnd(() => {
    for (const pid of running) process.kill(pid, 'SIGTERM');
  });
};

/** The promise is fulfilled for any exit code. */
export const runProgram = (command: string, program: Program): Promise<Ended> =>
  new Promise((resolve, reject) => {
    endWithUs();
    const { output = 'show' } = program;
    const child = spawn(command, program.args, {
      cwd: program.cwd ?? root,
      env: { ...process.env, ...program.env },
      stdio: ['ignore', output === 'show' ? 'inherit' : 'pipe', output === 'keep' ? 'pipe' : 'inherit'],
    });
    const { pid } = child;
    if (pid !== undefined) running.add(pid);
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => out.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => err.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (pid !== undefined) running.delete(pid);
      resolve({
        code: code ?? 1,
        stdout: Buffer.concat(out).toString(),
        stderr: Buffer.concat(err).toString(),
      });
    });
  });

export const runNode = (file: string, program: Program): Promise<Ended> =>
  runProgram(process.execPath, { ...program, args: [file, ...program.args] });
