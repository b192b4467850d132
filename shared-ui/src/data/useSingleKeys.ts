import { create } from 'zustand';

const KEY = 'singleKeys';
/** The landing page is also rendered in Node, at build time. */
const inBrowser = typeof window !== 'undefined';

const useChoice = create<{ on: boolean }>(() => ({ on: !inBrowser || localStorage.getItem(KEY) !== 'off' }));

function save() {
  if (useChoice.getState().on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
}

// Signing out clears local storage (D07); the choice survives because it is saved again when the page is left.
if (inBrowser) window.addEventListener('pagehide', save);

function choose(on: boolean) {
  useChoice.setState({ on });
  save();
}

/** Whether keys without Ctrl or Alt act in lists; users of speech input turn them off (WCAG 2.1.4). */
export const useSingleKeys = (): readonly [on: boolean, choose: (on: boolean) => void] => [
  useChoice((state) => state.on),
  choose,
];
