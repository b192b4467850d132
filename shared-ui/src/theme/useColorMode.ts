import { useSyncExternalStore } from 'react';
import { remembered } from '../remembered/remembered.ts';

export type ColorChoice = 'system' | 'light' | 'dark';
export type ColorMode = 'light' | 'dark';

const choices: readonly string[] = ['system', 'light', 'dark'];
const isChoice = (text: string | null): text is ColorChoice => choices.includes(text ?? '');

const [useChoice, choose] = remembered('colorMode');

/** The build renders pages in Node, which has no window. */
const mediaQuery = (text: string) =>
  typeof window !== 'undefined' && typeof window.matchMedia === 'function'
    ? window.matchMedia(text)
    : undefined;
const printQuery = () => mediaQuery('print');
const darkQuery = () => mediaQuery('(prefers-color-scheme: dark)');

function subscribe(changed: () => void) {
  const queries = [printQuery(), darkQuery()];
  for (const query of queries) query?.addEventListener('change', changed);
  return () => {
    for (const query of queries) query?.removeEventListener('change', changed);
  };
}

/** A page is printed light, because paper is white. */
const modeOfMedia = (choice: ColorChoice): ColorMode => {
  if (printQuery()?.matches) return 'light';
  if (choice !== 'system') return choice;
  return darkQuery()?.matches ? 'dark' : 'light';
};

export function useColorMode(): {
  choice: ColorChoice;
  mode: ColorMode;
  choose: (choice: ColorChoice) => void;
} {
  const chosen = useChoice();
  const choice = isChoice(chosen) ? chosen : 'system';
  const mode = useSyncExternalStore<ColorMode>(
    subscribe,
    () => modeOfMedia(choice),
    () => 'light',
  );
  return { choice, mode, choose };
}
