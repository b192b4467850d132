import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface OpenFile {
  nfd?: number;
  node: unknown;
}
interface HostFiles {
  stream_ops: { fsync?: (file: OpenFile) => number };
  node_ops: { mknod(parent: unknown, name: string, mode: number, device: number): unknown };
  doSetAttr(file: unknown, node: unknown, change: { mode?: number }, ...calls: unknown[]): void;
  realPath(node: unknown): string;
}
interface Runtime {
  NODEFS: HostFiles;
}

/** PGlite starts PostgreSQL with -F (no fsync); fdatasync is empty in its runtime, fsync goes to the file system. */
export const durableParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    '-c',
    'fsync=on',
    '-c',
    'wal_sync_method=fsync',
    '-c',
    'synchronous_commit=on',
    '-c',
    'full_page_writes=on',
  ],
  ...['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'],
];

/** Nobody but the account that runs the portal reads or writes a file of this mode. */
const ownerAlone = (mode: number): number => mode & ~0o077;

/** PGlite makes its files for everybody, and changes their modes whatever the process's umask says. */
function keepPrivate(files: HostFiles): void {
  const { node_ops: nodes, doSetAttr } = files;
  const { mknod } = nodes;
  nodes.mknod = (parent, name, mode, device) => mknod(parent, name, ownerAlone(mode), device);
  files.doSetAttr = (file, node, change, ...calls) =>
    doSetAttr(
      file,
      node,
      change.mode === undefined ? change : { ...change, mode: ownerAlone(change.mode) },
      ...calls,
    );
}

/** PGlite's folder lacks fsync: what PostgreSQL asks to be on disk is put there, and counted. Its files are private. */
export class DurableFolder extends NodeFS {
  syncs = 0;

  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const attach = (runtime: Runtime) => {
      const files = runtime.NODEFS;
      keepPrivate(files);
      files.stream_ops.fsync = (file) => {
        this.syncs += 1;
        if (file.nfd === undefined) syncPath(files.realPath(file.node));
        else fsyncSync(file.nfd);
        return 0;
      };
    };
    const hooks: unknown = started.emscriptenOpts.preRun;
    if (!Array.isArray(hooks))
      throw new Error('The embedded database cannot be made durable: its start has changed');
    hooks.push(attach);
    return started;
  }

  /** A database that only claims to have written would lose what it acknowledged; it is not used. */
  async proveDurable(exec: (sql: string) => Promise<unknown>): Promise<void> {
    await exec('create table if not exists durability_probe (id int primary key, at timestamptz not null)');
    const before = this.syncs;
    await exec(
      'insert into durability_probe values (1, now()) on conflict (id) do update set at = excluded.at',
    );
    if (this.syncs === before)
      throw new Error('The embedded database does not write to disk at commit: refusing to start on it');
  }
}

function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
