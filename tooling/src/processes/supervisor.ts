/**
 * Usage: node supervisor.js <folder to remove> <uid> <gid> <program> <arguments…>
 * When the parent process of the supervisor ends, the program is stopped and the folder is removed.
 * The message { outageMs } kills the program. The program starts again after `outageMs` milliseconds.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const [folder = '', uid = '', gid = '', program = '', ...args] = process.argv.slice(2);
let outage = false;

function start(): ChildProcess {
  const started = spawn(program, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    ...(uid === '' ? {} : { uid: Number(uid), gid: Number(gid) }),
  });
  started.on('exit', (code) => {
    if (outage) return;
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
  return started;
}

let child = start();

const end = (): void => {
  child.kill('SIGINT');
};

async function stopFor(outageMs: number): Promise<void> {
  outage = true;
  const gone = once(child, 'exit');
  child.kill('SIGQUIT');
  await gone;
  await delay(outageMs);
  child = start();
  outage = false;
}

process.on('message', ({ outageMs }: { outageMs: number }) => void stopFor(outageMs));
process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
