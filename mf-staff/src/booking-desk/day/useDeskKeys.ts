import { useEffect } from 'react';
import { useSingleKeys } from 'shared-ui/data';

const typing = 'input, select, textarea, [contenteditable]';
const elsewhere = '[role="dialog"], [role="menu"], [role="listbox"]';

const isBusy = ({
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
  repeat,
  key,
  target,
}: KeyboardEvent) =>
  altKey ||
  ctrlKey ||
  metaKey ||
  shiftKey ||
  defaultPrevented ||
  (repeat && !key.startsWith('Arrow')) ||
  (target instanceof Element && target.closest(typing) !== null) ||
  document.querySelector(elsewhere) !== null;

export function useDeskKeys(actions: Readonly<Record<string, () => void>>): void {
  const [singleKeys] = useSingleKeys();
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event;
      if (isBusy(event) || (key.length === 1 && !singleKeys)) return;
      const action = actions[key];
      if (!action) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [actions, singleKeys]);
}
