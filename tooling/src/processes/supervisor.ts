/**
 * Usage: node supervisor.js <folder to remove> <uid> <gid> <program> <arguments…>
 * The program ends when the parent of the supervisor has ended in any way, and the folder is then removed.
 * The message { outageMs } stops the program at once, as in a crash. The program restarts after that time.
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
