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
    /** The key is the path of a file that the registry has a hash for. */
    portalIntegrity?: Record<string, string>;
  }
  /** The build replaces it. */
  const process: { env: { NODE_ENV?: string } };
}

/** No file has this hash: an entry that the registry does not vouch for is refused by the browser itself. */
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
 * The federation run time learns where these remotes are and which hashes their files have; `force` makes it forget
 * what it knew of them, failures included.
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

/** Each registered remote exposes one module. */
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
