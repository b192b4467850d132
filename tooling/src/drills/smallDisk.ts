import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { statfsSync, symlinkSync } from 'node:fs';
import { atEnd } from '../atEnd.ts';

export interface SmallDisk {
  /** Lets go of the disk; what lies on it is gone. */
  release(): void;
}

/**
 * Puts a disk of so many kilobytes at `folder`, which must not exist. It is mounted in a namespace of a process of its
 * own, so that nobody needs to be root and nothing stays mounted; the others reach it through /proc.
 */
export async function smallDisk(folder: string, kilobytes: number): Promise<SmallDisk> {
  const inside = '/mnt';
  const script = `mount -t tmpfs -o size=${kilobytes}k tmpfs ${inside} && echo mounted && exec sleep infinity`;
  const holder = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const release = () => void holder.kill('SIGKILL');
  atEnd(release);
  const gone = once(holder, 'exit').then(() => {
    throw new Error('A small disk needs Linux with user namespaces (unshare)');
  });
  gone.catch(() => undefined);
  await Promise.race([once(holder.stdout, 'data'), gone]);
  symlinkSync(`/proc/${holder.pid}/root${inside}`, folder);
  return { release };
}

export const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};
