import { create } from 'zustand';
import { parseRegistry } from './parseRegistry.ts';
import type { RegisteredRemote, Registry } from './RegisteredRemote.ts';

interface Known {
  remotes: Registry;
  /** When a registry was read last; 0 while none could be. */
  fetchedAt: number;
}

export const useRegistry = create<Known>()(() => ({ remotes: {}, fetchedAt: 0 }));

export const registeredRemotes = (): Registry => useRegistry.getState().remotes;

function hold(document: unknown): Registry {
  const remotes = parseRegistry(document);
  useRegistry.setState({ remotes, fetchedAt: Date.now() });
  return remotes;
}

/**
 * The registry as it was when the page was served: it stands in the page itself, so that nothing waits for it. Where it
 * is not readable the portal starts without remotes, and the first page that needs one asks for the registry.
 */
export function readInlinedRegistry(): Registry {
  const text = document.getElementById('remotes')?.textContent ?? '';
  try {
    return hold(JSON.parse(text));
  } catch {
    return registeredRemotes();
  }
}

export const hasRegistry = (): boolean => useRegistry.getState().fetchedAt > 0;

export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return hold(await response.json());
}

const freshForMs = 60_000;

/** Learns of releases made while the page is open; remotes that already run are left alone. */
export function refreshRegistry(): void {
  if (Date.now() - useRegistry.getState().fetchedAt > freshForMs) void fetchRegistry().catch(() => undefined);
}

/** The remote that answers for a path, by the longest prefix that covers whole segments. */
export function ownerOf(
  pathname: string,
  remotes: Registry = registeredRemotes(),
): RegisteredRemote | undefined {
  const path = `${pathname.replace(/\/+$/, '')}/`;
  let found: { remote: RegisteredRemote; length: number } | undefined;
  for (const remote of Object.values(remotes)) {
    for (const prefix of remote.prefixes) {
      if (path.startsWith(`/${prefix}/`) && prefix.length > (found?.length ?? 0)) {
        found = { remote, length: prefix.length };
      }
    }
  }
  return found?.remote;
}
