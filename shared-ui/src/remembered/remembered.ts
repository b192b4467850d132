import { create } from 'zustand';

/** The build renders pages in Node, which has no window. */
const inBrowser = typeof window !== 'undefined';

/** All tabs share the choice, which local storage keeps as a text. */
export function remembered(key: string) {
  const useText = create<string | null>(() => (inBrowser ? localStorage.getItem(key) : null));
  const choose = (text: string) => {
    useText.setState(text);
    localStorage.setItem(key, text);
  };
  if (inBrowser) {
    // A logout in another tab removes the key, but the choice must remain.
    addEventListener('storage', (event) => {
      if (event.key === key && event.newValue !== null) useText.setState(event.newValue);
    });
    // Signing out clears local storage, so the choice is saved again when the user leaves the page.
    addEventListener('pagehide', () => {
      const text = useText.getState();
      if (text !== null && localStorage.getItem(key) === null) localStorage.setItem(key, text);
    });
  }
  return [useText, choose] as const;
}
