import { loadEntry } from './loadEntry.ts';
import { localRemotes } from './localRemotes.ts';
import type { RegisteredRemote } from './RegisteredRemote.ts';

declare global {
  interface Window {
    /** Hash by path, for every file of every registered remote; the builds of the remotes read it. */
    portalIntegrity?: Record<string, string>;
  }
  /** webpack's own: registers what the shell provides, and the table of what is shared on this page. */
  const __webpack_init_sharing__: (scope: string) => Promise<void>;
  const __webpack_share_scopes__: Record<string, object>;
  /** Replaced by the build. */
  const process: { env: { NODE_ENV?: string } };
}

/** What webpack makes of a remote: a script that leaves this under the container's name. */
interface Container {
  init(shared: object | undefined): Promise<void> | void;
  get(module: string): Promise<() => unknown>;
}

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

const started = new Map<string, Promise<Container>>();

/** Makes the hashes of these remotes known; `force` forgets containers that were tried before, failures included. */
export function registerContainers(remotes: readonly RegisteredRemote[], force: boolean): void {
  window.portalIntegrity = Object.assign(
    window.portalIntegrity ?? {},
    ...remotes.map((remote) => remote.integrity),
  );
  if (force) for (const { container } of remotes) started.delete(container);
}

/** Runs a registered remote's one exposed module. */
export async function fetchContainer(remote: RegisteredRemote): Promise<unknown> {
  if (process.env.NODE_ENV !== 'production') {
    const local = localRemotes[remote.name];
    if (local) {
      performance.mark('local-remote', { detail: remote.name });
      return local();
    }
  }
  const container = started.get(remote.container) ?? start(remote);
  started.set(remote.container, container);
  const module = await (await container).get('./remote');
  return module();
}

async function start({ container, entry }: RegisteredRemote): Promise<Container> {
  await Promise.all([__webpack_init_sharing__('default'), loadEntry(entry)]);
  const found: unknown = Reflect.get(window, container);
  if (!isContainer(found)) throw new Error(`${entry} is not the container ${container}`);
  await found.init(__webpack_share_scopes__.default);
  return found;
}
