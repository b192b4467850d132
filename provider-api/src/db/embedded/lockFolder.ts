import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, statSync, utimes, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Holder {
  pid: number;
  host: string;
  /** The start time tells processes apart: after a restart another process may have the same pid. */
  began: string;
}

const beatMs = 2000;
const silentMs = 15_000;
const timeoutMs = 1500;
const settledMs = 100;

/** Returns the start time of a process in ticks of the kernel, or 'gone' for a zombie process. */
function beganAt(pid: number): string | undefined {
  try {
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return state === 'Z' ? 'gone' : fields[18];
  } catch {
    return undefined;
  }
}

function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return (beganAt(pid) ?? began) === began;
}

function isHeld(file: string): boolean {
  const beat = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (beat === undefined) return false;
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    if (holder.host === hostname()) return isRunning(holder);
  } catch {
    // Another process is writing the lock, or was killed while writing.
  }
  return Date.now() - beat < silentMs;
}

const heldBy = (folder: string): Error =>
  new Error(
    `Another server is already running on the data folder ${folder}; stop it first, or set DATA_DIR to another folder.`,
  );

/**
 * Throws if another process has the lock. If two processes replace the lock of a dead server at the same
 * time, the process that writes last gets the lock. Returns the function that releases the lock.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const file = `${folder}.lock`;
  mkdirSync(path.dirname(file), { recursive: true });
  const until = Date.now() + timeoutMs;
  while (isHeld(file)) {
    if (Date.now() > until) throw heldBy(folder);
    await pause(100);
  }
  const holder: Holder = { pid: process.pid, host: hostname(), began: beganAt(process.pid) ?? '' };
  const mine = JSON.stringify({ ...holder, id: randomUUID() });
  writeFileSync(file, mine, { mode: 0o600 });
  await pause(settledMs);
  if (readFileSync(file, 'utf8') !== mine) throw heldBy(folder);
  const beat = setInterval(() => utimes(file, new Date(), new Date(), () => {}), beatMs).unref();
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}
