import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** The first of them that can have it: not one that is disabled or hidden. */
function focusOneOf(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    element.focus();
    if (document.activeElement === element) return;
  }
}

/** The open ones, the topmost last. */
const opened: unknown[] = [];

interface ModalFocus {
  box: RefObject<HTMLDivElement | null>;
  toFirst: () => void;
  toLast: () => void;
}

/**
 * A modal's focus: inside as soon as it opens, from either end to the other one, and back to what had it, also when what
 * had it last inside is gone by then, such as a form that was sent. Escape closes the topmost.
 */
export function useModalFocus(onClose: () => void): ModalFocus {
  const box = useRef<HTMLDivElement>(null);
  const [opener] = useState(() => document.activeElement);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    // One that is taller than the window shows its beginning, which the browser would scroll out of sight.
    if (!box.current?.contains(document.activeElement)) box.current?.focus({ preventScroll: true });
    opened.push(box);
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented && opened.at(-1) === box) close();
    };
    document.addEventListener('keydown', press);
    return () => {
      document.removeEventListener('keydown', press);
      opened.splice(opened.indexOf(box), 1);
      const isLost = document.activeElement === null || document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);
  const inside = () => [...(box.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  return { box, toFirst: () => focusOneOf(inside()), toLast: () => focusOneOf(inside().reverse()) };
}
