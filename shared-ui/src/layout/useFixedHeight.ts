import { type RefObject, useEffect, useRef } from 'react';

const controls = 'a, button, input, select, textarea';

/** An element that appears or grows must not cover the focused control. */
const uncoverFocused = () => {
  const focused = document.activeElement;
  if (focused?.matches(controls)) focused.scrollIntoView?.({ block: 'nearest' });
};

/** While the element is fixed to the bottom of the window, the page reserves its height. */
export function useFixedHeight<Box extends HTMLElement>(
  property: '--bottom-panel' | '--notifications',
): RefObject<Box | null> {
  const box = useRef<Box>(null);
  useEffect(() => {
    const { current } = box;
    if (!current || typeof ResizeObserver !== 'function') return;
    const { style } = document.documentElement;
    let covering = false;
    const forget = () => {
      if (covering) style.removeProperty(property);
      covering = false;
    };
    const observer = new ResizeObserver(() => {
      const { height } = current.getBoundingClientRect();
      if (height === 0 || getComputedStyle(current).position !== 'fixed') return forget();
      style.setProperty(property, `${height}px`);
      covering = true;
      uncoverFocused();
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      forget();
    };
  }, [property]);
  return box;
}
