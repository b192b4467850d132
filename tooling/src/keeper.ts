/**
 * Runs one program and ends it when the process that asked for it is gone, however that one ended:
 * node keeper.js <folder to remove> <uid> <gid> <program> <arguments…>
 */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';

const [folder = '', uid = '', gid = '', program = '', ...args] = process.argv.slice(2);
const child = spawn(program, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  ...(uid === '' ? {} : { uid: Number(uid), gid: Number(gid) }),
});

const end = (): void => {
  child.kill('SIGINT');
};

process.on('disconnect', end);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
child.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 0);
});
