import { type RefCallback, useCallback, useRef, useState } from 'react';

const leastWidthPx = 576;
const waitMs = 250;

/**
 * Whether the place at hand, not the window, is too narrow for the table within the element that has the ref. Where it
 * scrolls sideways, a table is never too wide.
 */
export function useNarrow(scrolls = false): readonly [RefCallback<HTMLElement>, boolean] {
  const [isNarrow, setNarrow] = useState(() => innerWidth < leastWidthPx);
  const needed = useRef(leastWidthPx);
  const watch = useCallback(
    (room: HTMLElement | null) => {
      if (!room || typeof ResizeObserver !== 'function') return;
      let table: HTMLElement | null = null;
      let later: ReturnType<typeof setTimeout> | undefined;
      const measure = () => {
        clearTimeout(later);
        // A form that a row has opened would be drawn again and lose what is typed: a phone that is turned waits for its end.
        const opened = [...document.querySelectorAll('[role=dialog], [role=menu]')];
        if (opened.some((one) => !one.contains(room))) {
          later = setTimeout(measure, waitMs);
          return;
        }
        // It comes later than its place, and is another one once it is made into lines.
        const drawn = room.querySelector('table');
        if (drawn && drawn !== table) observer.observe(drawn);
        table = drawn;
        if (!table || room.clientWidth === 0) return;
        // A table is as wide as its contents ask for; made into lines it fits, so that what it needed is remembered.
        if (!scrolls && table.offsetWidth > room.clientWidth) needed.current = table.offsetWidth;
        setNarrow(room.clientWidth < needed.current);
      };
      const observer = new ResizeObserver(measure);
      observer.observe(room);
      measure();
      return () => {
        clearTimeout(later);
        observer.disconnect();
      };
    },
    [scrolls],
  );
  return [watch, isNarrow];
}
