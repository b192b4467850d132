import { create } from 'zustand';

const KEY = 'singleKeys';
/** The build renders pages in Node, which has no window. */
const inBrowser = typeof window !== 'undefined';

const useChoice = create<{ on: boolean }>(() => ({ on: !inBrowser || localStorage.getItem(KEY) !== 'off' }));

function save() {
  if (useChoice.getState().on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

// Signing out clears local storage, so the choice is saved again when the user leaves the page.
if (inBrowser) window.addEventListener('pagehide', save);

function choose(on: boolean) {
  useChoice.setState({ on });
  save();
}

/** WCAG 2.1.4 requires a setting that turns off keyboard shortcuts of a single character. */
export const useSingleKeys = (): readonly [on: boolean, choose: (on: boolean) => void] => [
  useChoice((state) => state.on),
  choose,
];
