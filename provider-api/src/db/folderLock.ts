import { mkdirSync, readFileSync, rmdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

interface Holder {
  pid: number;
  host: string;
  /** When that process began, as the system counts: a pid is used again after a restart. */
  began: string;
}

const beatMs = 2000;
const silentMs = 15_000;
const takeoverMs = 5000;
/** A server that was just stopped needs a moment to go. */
const timeoutMs = 1500;

/** The fields after the program's name in Linux's record of a process; empty elsewhere. */
function recordOf(pid: number): string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

const beganAt = (pid: number): string => recordOf(pid)[19] ?? '';
/** Killed, and not yet collected by its parent. */
const isZombie = (pid: number): boolean => recordOf(pid)[0] === 'Z';

function isRunning({ pid, began }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  if (isZombie(pid)) return false;
  const now = beganAt(pid);
  return now === '' || began === '' || now === began;
}

/** On this machine the process itself is looked for; on another one (a shared folder) its heartbeat counts. */
function isAlive(file: string): boolean {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8')) as Holder;
    if (holder.host === hostname()) return isRunning(holder);
    return Date.now() - statSync(file).mtimeMs < silentMs;
  } catch (thrown) {
    return (
      (thrown as NodeJS.ErrnoException).code !== 'ENOENT' && Date.now() - statSync(file).mtimeMs < silentMs
    );
  }
}

const alreadyThere = (thrown: unknown) => (thrown as NodeJS.ErrnoException).code === 'EEXIST';

/** One server at a time judges and replaces a lock; a judge that died is overruled after a while. */
async function asOnlyJudge<T>(file: string, judge: () => T): Promise<T> {
  const gavel = `${file}.takeover`;
  for (;;) {
    try {
      mkdirSync(gavel);
      break;
    } catch (thrown) {
      if (!alreadyThere(thrown)) throw thrown;
      const stat = statSync(gavel, { throwIfNoEntry: false });
      if (stat && Date.now() - stat.mtimeMs > takeoverMs) rmSync(gavel, { recursive: true, force: true });
      else await pause(50);
    }
  }
  try {
    return judge();
  } finally {
    rmdirSync(gavel);
  }
}

function heartbeat(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // The folder was removed beneath a running server; the database itself will say so.
  }
}

/** Whether the lock was free, or left by a server that is gone, and is now this process's. */
const take = (file: string): Promise<boolean> =>
  asOnlyJudge(file, () => {
    if (statSync(file, { throwIfNoEntry: false }) && isAlive(file)) return false;
    const holder: Holder = { pid: process.pid, host: hostname(), began: beganAt(process.pid) };
    writeFileSync(file, JSON.stringify(holder), { mode: 0o600 });
    return true;
  });

/** Takes the folder for this process, or says in one sentence who has it. Resolves to the release. */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  mkdirSync(folder, { recursive: true });
  const file = `${path.resolve(folder)}.lock`;
  const until = Date.now() + timeoutMs;
  while (!(await take(file))) {
    if (Date.now() > until)
      throw new Error(
        `Another server is already running on the data folder ${path.resolve(folder)}; stop it first, or set DATA_DIR to another folder.`,
      );
    await pause(100);
  }
  const beat = setInterval(() => heartbeat(file), beatMs).unref();
  return async () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}
