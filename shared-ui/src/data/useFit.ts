import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

const leastWidthPx = 576;
const waitMs = 250;

/** Before its rows become lines, a table's cells stand closer and break. */
type Fit = 'roomy' | 'tight' | 'lines';

/**
 * How the table fits into the element that has the ref, whose `data-fit` says how it is drawn; the window does not
 * matter. Where it scrolls sideways, a table is never too wide.
 */
export function useFit(scrolls = false): readonly [RefCallback<HTMLElement>, Fit] {
  const [fit, setFit] = useState<Fit>(() => (innerWidth < leastWidthPx ? 'lines' : 'roomy'));
  const needed = useRef({ roomy: leastWidthPx, tight: leastWidthPx });
  const measureAgain = useRef<() => void>(undefined);
  // A table drawn closer may be as wide as before: no size changes, so that nobody would look again.
  useEffect(() => {
    if (fit === 'tight') measureAgain.current?.();
  }, [fit]);
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
        const drawnAs = room.dataset.fit;
        if (!scrolls && table.offsetWidth > room.clientWidth && (drawnAs === 'roomy' || drawnAs === 'tight'))
          needed.current[drawnAs] = table.offsetWidth;
        const { roomy, tight } = needed.current;
        setFit(room.clientWidth >= roomy ? 'roomy' : room.clientWidth >= tight ? 'tight' : 'lines');
      };
      measureAgain.current = measure;
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
  return [watch, fit];
}
