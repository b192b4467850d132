import { session } from 'shared-api/http';
import { create } from 'zustand';
import { audienceOf, pageAt } from './pageAt.ts';
import { parseRegistry, type RegisteredRemote, type Registry } from './parseRegistry.ts';
import { dataIn } from './versionsIn.ts';

interface Known {
  remotes: Registry;
  fetchedAt: number;
}

export const useRegistry = create<Known>()(() => ({ remotes: {}, fetchedAt: 0 }));

export const registeredRemotes = (): Registry => useRegistry.getState().remotes;

function hold(document: unknown): Registry {
  const remotes = parseRegistry(document);
  useRegistry.setState({ remotes, fetchedAt: Date.now() });
  return remotes;
}

/** The served page contains the registry. With an unreadable registry the portal starts without remotes. */
export function readInlinedRegistry(): Registry {
  try {
    return hold(dataIn(document, 'remotes'));
  } catch {
    return registeredRemotes();
  }
}

export function versionsOfChannel(channel: string): readonly string[] {
  try {
    const remotes = Object.values(parseRegistry(dataIn(document, 'remotes'), { channel, bucket: () => 100 }));
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

/** A new release may be published while the page is open. Remotes that already run do not change. */
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
 * Tells whether the page is for another audience only because the remote with this user's pages is missing. In
 * this case, the dashboard, which every user has, is for the other audience too.
 */
export const lacksOwnPage = (pathname: string): boolean => isOthers(pathname) && isOthers('/app/dashboard');
