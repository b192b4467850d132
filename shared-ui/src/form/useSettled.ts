import { useEffect, useReducer, useRef } from 'react';

let isPressed = false;
let ending: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function release(): void {
  clearTimeout(ending);
  isPressed = false;
  const again = [...waiting];
  waiting.clear();
  for (const draw of again) draw();
}

/** After a touch the click comes a little later than the release; with a mouse it comes at once. */
const clickWithinMs = 100;

const releaseAfter = (ms: number) => {
  clearTimeout(ending);
  ending = setTimeout(release, ms);
};

// The landing page is also rendered in Node, at build time.
if (typeof window !== 'undefined') {
  const press = ({ button }: MouseEvent) => {
    clearTimeout(ending);
    isPressed = !(button > 0);
  };
  for (const start of ['pointerdown', 'mousedown'] as const) addEventListener(start, press, true);
  for (const end of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
    addEventListener(end, () => releaseAfter(clickWithinMs), true);
  // Captured, because antd's checkboxes stop the click. The click's own change is shown first, held changes after it.
  addEventListener(
    'click',
    () => {
      isPressed = false;
      releaseAfter(0);
    },
    true,
  );
  // A key press proves that no button is held, even if its release was not noticed.
  addEventListener('keydown', release, true);
}

/**
 * Keeps the earlier value while a mouse button or finger is down. Content that appears or moves because a press leaves
 * a field, or because a list is searched, would otherwise move the pressed button away from the pointer.
 */
export function useSettled<Value>(value: Value): Value {
  const shown = useRef(value);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isHeld = isPressed && shown.current !== value;
  if (!isHeld) shown.current = value;
  useEffect(() => {
    if (!isHeld) return undefined;
    // The press may have ended between render and effect.
    if (!isPressed) return draw();
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [isHeld]);
  return shown.current;
}
