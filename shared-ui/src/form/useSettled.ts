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

/** The click of a finger comes a little after its release, that of a mouse with it. */
const clickWithinMs = 100;

const releaseAfter = (ms: number) => {
  clearTimeout(ending);
  ending = setTimeout(release, ms);
};

// The landing page is also rendered in Node, at build.
if (typeof window !== 'undefined') {
  const press = ({ button }: MouseEvent) => {
    clearTimeout(ending);
    isPressed = !(button > 0);
  };
  for (const start of ['pointerdown', 'mousedown'] as const) addEventListener(start, press, true);
  for (const end of ['pointerup', 'mouseup', 'pointercancel', 'dragend'])
    addEventListener(end, () => releaseAfter(clickWithinMs), true);
  // A click may be stopped on its way, as by antd's boxes. What it changes shows at once, what was held once it is over.
  addEventListener(
    'click',
    () => {
      isPressed = false;
      releaseAfter(0);
    },
    true,
  );
  // Whoever types presses nothing, wherever the release got lost.
  addEventListener('keydown', release, true);
}

/**
 * The value as it was before the mouse button or finger went down, until it is up. What appears or moves because a press
 * left a field, or because a list was searched, would move the page under the pointer, and the press would miss the button
 * it began on.
 */
export function useSettled<Value>(value: Value): Value {
  const shown = useRef(value);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isHeld = isPressed && shown.current !== value;
  if (!isHeld) shown.current = value;
  useEffect(() => {
    if (!isHeld) return undefined;
    // The press may have ended since this was drawn.
    if (!isPressed) return draw();
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [isHeld]);
  return shown.current;
}
