import { useSyncExternalStore } from 'react';
import { create } from 'zustand';

export type ColorChoice = 'system' | 'light' | 'dark';
export type ColorMode = 'light' | 'dark';

const choices: readonly string[] = ['system', 'light', 'dark'];
const isChoice = (text: string | undefined): text is ColorChoice => choices.includes(text ?? '');

const KEY = 'colorMode';
/** The build renders pages in Node, which has no window. */
const inBrowser = typeof window !== 'undefined';

function remembered(): ColorChoice {
  const value = inBrowser ? (localStorage.getItem(KEY) ?? undefined) : undefined;
  return isChoice(value) ? value : 'system';
}

const useChoice = create<{ choice: ColorChoice }>(() => ({ choice: remembered() }));

function save() {
  const { choice } = useChoice.getState();
  if (choice === 'system') localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, choice);
}

// Signing out clears local storage, so the choice is saved again when the user leaves the page.
if (inBrowser) window.addEventListener('pagehide', save);

function choose(choice: ColorChoice) {
  useChoice.setState({ choice });
  save();
}

const darkQuery = () =>
  inBrowser && typeof window.matchMedia === 'function'
    ? window.matchMedia('(prefers-color-scheme: dark)')
    : undefined;

function subscribe(changed: () => void) {
  const query = darkQuery();
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

export function useColorMode(): {
  choice: ColorChoice;
  mode: ColorMode;
  choose: (choice: ColorChoice) => void;
} {
  const choice = useChoice((state) => state.choice);
  const systemIsDark = useSyncExternalStore(
    subscribe,
    () => darkQuery()?.matches ?? false,
    () => false,
  );
  const mode = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  return { choice, mode, choose };
}
