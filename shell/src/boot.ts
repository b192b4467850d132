import { preload } from './remotes/preload.ts';

interface Entry {
  prefixes: string[];
  preload: string[];
  integrity: Record<string, string>;
}

/** Runs while the application's own files are still on their way: the remote being opened starts to load beside them. */
function preloadOpenedRemote(): void {
  const block = document.getElementById('remotes');
  const { remotes = {} }: { remotes?: Record<string, Entry> } = JSON.parse(block?.textContent || '{}');
  const signedOut = location.pathname.startsWith('/app/') && !localStorage.getItem('token');
  const path = signedOut ? '/login/' : `${location.pathname}/`;
  const owner = Object.values(remotes).find(({ prefixes }) =>
    prefixes.some((prefix) => path.startsWith(`/${prefix}/`)),
  );
  if (owner) preload(owner);
}

/** A chosen colour mode is drawn from the first paint on. */
function applyColorMode(): void {
  const chosen = /(?:^|; )color-mode=(light|dark)/.exec(document.cookie)?.[1];
  if (chosen) document.documentElement.dataset.colorMode = chosen;
}

applyColorMode();
preloadOpenedRemote();
