import { preload } from './remotes/preload.ts';
import { versionFor } from './remotes/versionFor.ts';
import { followChannelLink, presentVisitor } from './remotes/visitor.ts';

interface Version {
  prefixes: string[];
  preload: string[];
  integrity: Record<string, string>;
}

interface Entry extends Version {
  candidates?: (Version & { channel?: string; share?: number })[];
}

/** Runs while the application's own files are still on their way: the remote being opened starts to load beside them. */
function preloadOpenedRemote(): void {
  const block = document.getElementById('remotes');
  const { remotes = {} }: { remotes?: Record<string, Entry> } = JSON.parse(block?.textContent || '{}');
  const signedOut = location.pathname.startsWith('/app/') && !localStorage.getItem('token');
  const path = signedOut ? '/login/' : `${location.pathname}/`;
  const visitor = presentVisitor();
  const owner = Object.entries(remotes)
    .map(([name, entry]) =>
      versionFor<Version>(name, { live: entry, candidates: entry.candidates ?? [] }, visitor),
    )
    .find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(`/${prefix}/`)));
  if (owner) preload(owner);
}

/** A chosen colour mode is drawn from the first paint on. */
function applyColorMode(): void {
  const chosen = /(?:^|; )color-mode=(light|dark)/.exec(document.cookie)?.[1];
  if (chosen) document.documentElement.dataset.colorMode = chosen;
}

applyColorMode();
followChannelLink();
try {
  preloadOpenedRemote();
} catch {
  // The registry is not readable; the application says so where it matters.
}
