import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface HostFiles {
  stream_ops: { fsync?: (file: { nfd?: number; node: unknown }) => number };
  doSetAttr(file: unknown, node: unknown, change: { mode?: number }, ...calls: unknown[]): void;
  realPath(node: unknown): string;
}

const settings = {
  // fdatasync does nothing in PGlite's runtime; fsync reaches the file system.
  wal_sync_method: 'fsync',
  max_wal_size: '64MB',
  min_wal_size: '32MB',
};

/** PGlite starts PostgreSQL with -F, which turns fsync off. */
export const durableParams = (): string[] => [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

function mend(files: HostFiles): void {
  files.stream_ops.fsync = ({ nfd, node }) => {
    const descriptor = nfd ?? openSync(files.realPath(node), 'r');
    fsyncSync(descriptor);
    if (nfd === undefined) closeSync(descriptor);
    return 0;
  };
  const { doSetAttr } = files;
  // PGlite would let every user of the computer read its files: ignore changes of the file permissions.
  files.doSetAttr = (file, node, { mode, ...change }, ...calls) => doSetAttr(file, node, change, ...calls);
}

/** PGlite's own folder ignores fsync; this folder passes fsync on to the disk. */
export class DurableFolder extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const hooks = started.emscriptenOpts.preRun as ((runtime: { NODEFS: HostFiles }) => void)[];
    hooks.push(({ NODEFS }) => mend(NODEFS));
    return started;
  }
}
