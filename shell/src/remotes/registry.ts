import { session } from 'shared-api/http';
import { create } from 'zustand';
import { audienceOf, pageAt } from './pageAt.ts';
import { parseRegistry, type RegisteredRemote, type Registry } from './parseRegistry.ts';

interface Known {
  remotes: Registry;
  /** It is 0 while no registry could be read. */
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
 * The registry stands in the page itself, as it was when the page was served, so that nothing waits for it. Where it
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

/** They are named as a person can compare them: 'mf-wallet 1.4.0'. */
export function versionsOfChannel(channel: string): readonly string[] {
  const text = document.getElementById('remotes')?.textContent ?? '';
  try {
    const remotes = Object.values(parseRegistry(JSON.parse(text), { channel, bucket: () => 100 }));
    return remotes
      .filter((remote) => remote.channel === channel)
      .map(({ name, version }) => `${name} ${version}`);
  } catch {
    return [];
  }
}

export const hasRegistry = (): boolean => useRegistry.getState().fetchedAt > 0;

export async function fetchRegistry(): Promise<Registry> {
  const response = await fetch('/remotes.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`The registry answered ${response.status}`);
  return hold(await response.json());
}

const freshForMs = 60_000;

/** Releases are made while the page is open; remotes that already run are left alone. */
export function refreshRegistry(): void {
  if (Date.now() - useRegistry.getState().fetchedAt > freshForMs) void fetchRegistry().catch(() => undefined);
}

export const pageFor = (pathname: string, remotes: Registry = registeredRemotes()) =>
  pageAt(pathname, Object.values(remotes), audienceOf(session.get().user));

export const ownerOf = (pathname: string, remotes?: Registry): RegisteredRemote | undefined =>
  pageFor(pathname, remotes)?.remote;

const isOthers = (pathname: string): boolean => {
  const own = audienceOf(session.get().user);
  const whose = pageFor(pathname)?.page.audience;
  return own !== undefined && whose !== undefined && whose !== own;
};

/**
 * Everybody who signs in has a dashboard: when the one there is is for others alone, the registry lacks the remote
 * with the reader's own pages.
 */
export const lacksOwnPage = (pathname: string): boolean => isOthers(pathname) && isOthers('/app/dashboard');
