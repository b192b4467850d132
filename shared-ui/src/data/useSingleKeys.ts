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

/** Users of speech input must be able to turn off keys without Ctrl or Alt (WCAG 2.1.4). */
export const useSingleKeys = (): readonly [on: boolean, choose: (on: boolean) => void] => [
  useChoice((state) => state.on),
  choose,
];
