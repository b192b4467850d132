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
    /** Maps a file's path to its integrity hash. */
    portalIntegrity?: Record<string, string>;
  }
  const process: { env: { NODE_ENV?: string } };
}

/** No file has this hash. If the registry has no hash for a remote's entry file, the browser refuses the file. */
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

/** `force` clears the federation runtime's cache of remotes, including failures. */
export function registerContainer(remote: RegisteredRemote, force: boolean): void {
  window.portalIntegrity = { ...window.portalIntegrity, ...remote.integrity };
  registerPlugins([integrity]);
  registerRemotes([{ name: remote.container, entry: remote.entry }], { force });
}

export async function fetchContainer(remote: RegisteredRemote): Promise<unknown> {
  const { name, container } = remote;
  if (process.env.NODE_ENV !== 'production') {
    const local = localRemotes[name];
    if (local) return local();
  }
  return loadRemote(`${container}/remote`);
}
