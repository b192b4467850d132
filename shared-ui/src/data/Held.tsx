import { type ReactNode, useEffect, useReducer, useRef } from 'react';

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

addEventListener(
  'pointerdown',
  ({ button }) => {
    clearTimeout(ending);
    isPressed = !(button > 0);
  },
  true,
);
for (const end of ['pointerup', 'pointercancel'])
  addEventListener(
    end,
    () => {
      ending = setTimeout(release, clickWithinMs);
    },
    true,
  );
addEventListener('click', release);
// Whoever types presses nothing, wherever the release got lost.
addEventListener('keydown', release, true);

/** Stays as it is while something is pressed: what moves away from under a press gets no click. */
export function Held({ children }: { children: ReactNode }) {
  const shown = useRef(children);
  const [, draw] = useReducer((count: number) => count + 1, 0);
  const isHeld = isPressed && shown.current !== children;
  if (!isHeld) shown.current = children;
  useEffect(() => {
    if (!isHeld) return undefined;
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [isHeld]);
  return shown.current;
}
