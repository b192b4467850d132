import { useEffect, useState } from 'react';

const waiting = new Set<() => void>();
let pressed = false;

function settle() {
  pressed = false;
  for (const run of waiting) run();
  waiting.clear();
}

if (typeof document !== 'undefined') {
  const release = () => setTimeout(settle);
  document.addEventListener('mousedown', () => (pressed = true), true);
  for (const end of ['mouseup', 'dragend', 'pointercancel']) document.addEventListener(end, release, true);
}

/**
 * The value as it was before the mouse button or finger went down, until it is up. An error that appears because a
 * press left its field would move the page under the pointer, and the press would miss the button it began on.
 */
export function useSettled<Value>(value: Value): Value {
  const [shown, setShown] = useState(value);
  const held = shown !== value && pressed;
  if (shown !== value && !pressed) setShown(value);
  useEffect(() => {
    if (!held) return;
    const show = () => setShown(value);
    waiting.add(show);
    return () => {
      waiting.delete(show);
    };
  }, [held, value]);
  return held ? shown : value;
}
