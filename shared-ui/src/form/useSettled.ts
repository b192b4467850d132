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

/** After a touch, the click comes a little later than the release. */
const clickWithinMs = 100;

const releaseAfter = (ms: number) => {
  clearTimeout(ending);
  ending = setTimeout(release, ms);
};

// The build renders pages in Node, which has no window.
if (typeof window !== 'undefined') {
  const press = ({ button }: MouseEvent) => {
    clearTimeout(ending);
    isPressed = !(button > 0);
  };
  for (const start of ['pointerdown', 'mousedown'] as const) addEventListener(start, press, true);
  for (const end of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
    addEventListener(end, () => releaseAfter(clickWithinMs), true);
  // antd's checkboxes stop the propagation of a click, so the listener runs in the capture phase. The changes
  // that the click causes are shown before the delayed changes.
  addEventListener(
    'click',
    () => {
      isPressed = false;
      releaseAfter(0);
    },
    true,
  );
  // The page may miss the release of a mouse button, so a key press counts as one too.
  addEventListener('keydown', release, true);
}

/**
 * Keeps the earlier value while a mouse button or finger is pressed. A change could move the pressed button
 * away from the pointer, and the click would be lost.
 */
export function useSettled<Value>(value: Value): Value {
  const shown = useRef(value);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isHeld = isPressed && shown.current !== value;
  if (!isHeld) shown.current = value;
  useEffect(() => {
    if (!isHeld) return undefined;
    // The press may have ended between the render and the effect.
    if (!isPressed) return draw();
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [isHeld]);
  return shown.current;
}
