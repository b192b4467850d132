import {
  loadRemote as loadModule,
  type ModuleFederationRuntimePlugin,
  registerPlugins,
  registerRemotes,
} from '@module-federation/enhanced/runtime';
import type { RegisteredRemote } from './RegisteredRemote.ts';

declare global {
  interface Window {
    /** Hash by path, for every file of every registered remote; the builds of the remotes read it. */
    portalIntegrity?: Record<string, string>;
  }
}

const never = `sha384-${'A'.repeat(64)}`;
const entryTimeoutMs = 10_000;

/** A remote's entry runs only with the registry's hash; one without a hash gets a hash that no file has. */
const integrity: ModuleFederationRuntimePlugin = {
  name: 'integrity',
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.integrity = window.portalIntegrity?.[new URL(url, location.href).pathname] ?? never;
    return { script, timeout: entryTimeoutMs };
  },
};

let prepared = false;

/** Tells the federation runtime where remotes are; `force` makes it forget what it knew of them, failures included. */
export function registerContainers(remotes: readonly RegisteredRemote[], force: boolean): void {
  if (!prepared) registerPlugins([integrity]);
  prepared = true;
  window.portalIntegrity = Object.assign(
    window.portalIntegrity ?? {},
    ...remotes.map((remote) => remote.integrity),
  );
  registerRemotes(
    remotes.map(({ container, entry }) => ({ name: container, entry })),
    { force },
  );
}

/** Runs a registered remote's one exposed module. */
export async function fetchContainer({ container }: RegisteredRemote): Promise<unknown> {
  return loadModule(`${container}/remote`);
}
