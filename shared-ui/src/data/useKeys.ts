import { useEffect, useRef } from 'react';
import { useSingleKeys } from './useSingleKeys.ts';

const typing = 'input:not([type=checkbox]), select, textarea, [contenteditable]';
const open = '[role=dialog], [role=menu], [role=listbox]';
/** Only these keys act again while the user holds them. */
const isArrow = (key: string) => key.startsWith('Arrow');

function isMeantElsewhere(event: KeyboardEvent): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey) return true;
  // Some keyboards need Shift for a sign such as '?'.
  if ((shiftKey && key.length > 1) || (repeat && !isArrow(key))) return true;
  if (document.querySelector(open)) return true;
  if (!(target instanceof Element)) return false;
  return target.closest(typing) !== null || (isArrow(key) && target.closest('[role=tab]') !== null);
}

/** The actions have the names of their keys. Letters and signs act only if the user wants them to. */
export function useKeys(actions: Readonly<Record<string, () => void>>): void {
  const [singleKeys] = useSingleKeys();
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      const action = latest.current[key];
      if (!action || (key.length === 1 && !singleKeys) || isMeantElsewhere(event)) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [singleKeys]);
}
