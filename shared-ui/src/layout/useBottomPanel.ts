import { type RefObject, useEffect, useRef } from 'react';

/** While the element is fixed to the bottom of the window, the page reserves the element's height. */
export function useBottomPanel<Panel extends HTMLElement>(): RefObject<Panel | null> {
  const panel = useRef<Panel>(null);
  useEffect(() => {
    const { current } = panel;
    if (!current || typeof ResizeObserver !== 'function') return;
    const { style } = document.documentElement;
    let covering = false;
    const forget = () => {
      if (covering) style.removeProperty('--bottom-panel');
      covering = false;
    };
    const observer = new ResizeObserver(() => {
      const { height } = current.getBoundingClientRect();
      if (height === 0 || getComputedStyle(current).position !== 'fixed') return forget();
      style.setProperty('--bottom-panel', `${height}px`);
      covering = true;
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      forget();
    };
  }, []);
  return panel;
}
