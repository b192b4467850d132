import {
  loadRemote,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import { localRemotes } from './localRemotes.ts';
import type { RegisteredRemote } from './parseRegistry.ts';

declare global {
  interface Window {
    /** Hashes by the path of the file. */
    portalIntegrity?: Record<string, string>;
  }
  /** Replaced by the build. */
  const process: { env: { NODE_ENV?: string } };
}

/** No file has this hash, so the browser refuses every entry that the registry does not list. */
const never = `sha384-${'A'.repeat(64)}`;
const entryTimeoutMs = 10_000;

const integrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.integrity = window.portalIntegrity?.[new URL(url, location.href).pathname] ?? never;
    return { script, timeout: entryTimeoutMs };
  },
};

let isPrepared = false;

/**
 * Tells the federation runtime the addresses of the remotes and the hashes of their files; `force` clears what it has
 * cached, including failures.
 */
export function registerContainers(remotes: readonly RegisteredRemote[], force: boolean): void {
  window.portalIntegrity = Object.assign(
    window.portalIntegrity ?? {},
    ...remotes.map((remote) => remote.integrity),
  );
  if (!isPrepared) registerPlugins([integrity]);
  isPrepared = true;
  registerRemotes(
    remotes.map(({ container, entry }) => ({ name: container, entry })),
    { force },
  );
}

export async function fetchContainer(remote: RegisteredRemote): Promise<unknown> {
  const { name, container } = remote;
  if (process.env.NODE_ENV !== 'production') {
    const local = localRemotes[name];
    if (local) {
      performance.mark('local-remote', { detail: name });
      return local();
    }
  }
  return loadRemote(`${container}/remote`);
}
