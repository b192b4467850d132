import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atEnd } from '../processes/atEnd.ts';
import { freePort } from '../processes/freePort.ts';
import { waitFor } from '../processes/waitFor.ts';
import { copyPrograms } from './copyPrograms.ts';
import { findPrograms, type Programs } from './programs.ts';
import { type User, unprivilegedUser } from './unprivileged.ts';

export interface Postgres {
  readonly url: string;
  readonly source: string;
  /** The log is empty if this process did not start the server. */
  log(): string;
  /**
   * The server stops as in a crash and starts again after `outageMs`. The call throws if this process did not
   * start the server.
   */
  outage(outageMs: number): void;
  stop(): Promise<void>;
}

export interface Options {
  /** Measurements need fsync, tests do not. */
  readonly durable?: boolean;
}

const initialize = (bin: string, data: string, user: User | undefined): void => {
  const made = spawnSync(
    path.join(bin, 'initdb'),
    ['-D', data, '-U', 'portal', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { encoding: 'utf8', cwd: path.dirname(data), ...(user ? { uid: user.uid, gid: user.gid } : {}) },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error?.message}`);
};

const prepare = (programs: Programs, user: User | undefined): { folder: string; bin: string } => {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  if (!programs.packaged) return { folder, bin: programs.folder };
  const copy = path.join(folder, 'native');
  copyPrograms(path.dirname(programs.folder), copy, user);
  return { folder, bin: path.join(copy, 'bin') };
};

const waitUntilReady = async (supervisor: ChildProcess, data: string, log: () => string): Promise<void> => {
  await waitFor(
    async () => {
      if (supervisor.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log()}`);
      try {
        return readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.startsWith('ready');
      } catch {
        return false;
      }
    },
    { what: 'The start of PostgreSQL', timeoutMs: 60_000 },
  );
};

const startOwn = async ({ durable = false }: Options): Promise<Postgres> => {
  const programs = findPrograms();
  const user = unprivilegedUser();
  const { folder, bin } = prepare(programs, user);
  const data = path.join(folder, 'data');
  initialize(bin, data, user);
  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: '200',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const supervisor = spawn(
    process.execPath,
    [
      path.join(import.meta.dirname, '../processes/supervisor.js'),
      folder,
      user ? String(user.uid) : '',
      user ? String(user.gid) : '',
      path.join(bin, 'postgres'),
      '-D',
      data,
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], cwd: folder, detached: true },
  );
  const lines: string[] = [];
  for (const stream of [supervisor.stdout, supervisor.stderr])
    stream?.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const stop = async (): Promise<void> => {
    if (supervisor.exitCode !== null) return;
    const gone = once(supervisor, 'exit');
    supervisor.kill('SIGTERM');
    await gone;
  };
  atEnd(stop);
  await waitUntilReady(supervisor, data, () => lines.join(''));
  const as = user ? `, running as ${user.name}` : '';
  return {
    url: `postgres://portal@127.0.0.1:${port}/postgres`,
    source: `${programs.source}${as}`,
    log: () => lines.join(''),
    outage: (outageMs) => supervisor.send({ outageMs }),
    stop,
  };
};

const notOurs = (): never => {
  throw new Error('TEST_DATABASE_URL names a server that this run does not stop: unset it for this test.');
};

export const startPostgres = async (options: Options = {}): Promise<Postgres> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given)
    return {
      url: given,
      source: 'TEST_DATABASE_URL',
      log: () => '',
      outage: notOurs,
      stop: async () => undefined,
    };
  return startOwn(options);
};
