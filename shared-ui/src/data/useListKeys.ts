import { type RefObject, useEffect } from 'react';
import { rowLink, stepOf } from './moveBetweenRows.ts';
import { useSingleKeys } from './useSingleKeys.ts';

const typesText = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox], [type=radio])'));

export function useListKeys(list: RefObject<HTMLElement | null>, showHelp: () => void) {
  const [on] = useSingleKeys();
  useEffect(() => {
    if (!on) return;
    const find = (selector: string) => list.current?.querySelector<HTMLElement>(selector);
    const act = (key: string): boolean => {
      if (key === '?') showHelp();
      else if (key === '/') find('input[type=search]')?.focus();
      else if (key === 'n') find('a[rel=next]')?.click();
      else if (key === 'p') find('a[rel=prev]')?.click();
      else if (key.length === 1 && stepOf(key, true)) rowLink(find('tr[data-row-key]'))?.focus();
      else return false;
      return true;
    };
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, defaultPrevented, target } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || typesText(target)) return;
      if (document.querySelector('[role=dialog], [role=menu]')) return;
      if (act(key)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [on, list, showHelp]);
}
