import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';
import { atEnd } from 'tooling/programs';

export function smallDisk(folder: string, kilobytes: number): void {
  mkdirSync(folder);
  const args = ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=777`, 'tmpfs', folder];
  const { status, stderr } = spawnSync('mount', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Only root on Linux can mount a small disk: ${stderr}`);
  atEnd(() => void spawnSync('umount', ['--lazy', folder]));
}

const chunk = Buffer.alloc(1024 * 1024);

export function fillDisk(folder: string, leaveBytes: number): () => void {
  const ballast = path.join(folder, 'ballast');
  const { bavail, bsize } = statfsSync(folder);
  const file = openSync(ballast, 'w');
  try {
    for (let rest = bavail * bsize - leaveBytes; rest > 0; rest -= chunk.length)
      writeSync(file, chunk, 0, Math.min(rest, chunk.length));
  } catch (thrown) {
    // Other processes write too, so the disk may already be full.
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
  } finally {
    closeSync(file);
  }
  return () => rmSync(ballast);
}
