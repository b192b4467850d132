import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, rmSync, statfsSync, symlinkSync, writeSync } from 'node:fs';
import path from 'node:path';
import { atEnd } from 'tooling/programs';

/** A namespace needs no root rights. Other processes reach its disk through /proc. */
async function mountInNamespace(folder: string, kilobytes: number): Promise<void> {
  const inside = '/mnt';
  const script = `mount -t tmpfs -o size=${kilobytes}k tmpfs ${inside} && echo mounted && exec sleep infinity`;
  const holder = spawn('unshare', ['--user', '--map-root-user', '--mount', 'sh', '-c', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  atEnd(() => void holder.kill('SIGKILL'));
  const gone = once(holder, 'exit').then(() => {
    throw new Error('A small disk needs Linux with user namespaces (unshare)');
  });
  gone.catch(() => undefined);
  await Promise.race([once(holder.stdout, 'data'), gone]);
  symlinkSync(`/proc/${holder.pid}/root${inside}`, folder);
}

/** Root runs PostgreSQL as another user, who cannot reach the disk through /proc. */
function mountAsRoot(folder: string, kilobytes: number): void {
  mkdirSync(folder);
  const { status, stderr } = spawnSync(
    'mount',
    ['-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=777`, 'tmpfs', folder],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`A small disk could not be mounted: ${stderr}`);
  atEnd(() => void spawnSync('umount', ['--lazy', folder]));
}

export async function smallDisk(folder: string, kilobytes: number): Promise<void> {
  if (process.getuid?.() === 0) mountAsRoot(folder, kilobytes);
  else await mountInNamespace(folder, kilobytes);
}

const freeBytes = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

const chunk = Buffer.alloc(1024 * 1024);

export function fillDisk(folder: string, leaveBytes: number): () => void {
  const ballast = path.join(folder, 'ballast');
  const file = openSync(ballast, 'w');
  try {
    for (let rest = freeBytes(folder) - leaveBytes; rest > 0; rest -= chunk.length)
      writeSync(file, chunk, 0, Math.min(rest, chunk.length));
  } catch (thrown) {
    // Other processes write too, so the disk may already be full.
    if ((thrown as NodeJS.ErrnoException).code !== 'ENOSPC') throw thrown;
  } finally {
    closeSync(file);
  }
  return () => rmSync(ballast);
}
