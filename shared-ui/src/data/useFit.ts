import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

const leastWidthPx = 576;
const waitMs = 250;

/** `tight` cells have less padding and may break. */
type Fit = 'roomy' | 'tight' | 'lines';

/**
 * How the table fits into the element that has the ref, whatever the window's width; the caller sets its `data-fit` to
 * the result. A table that scrolls sideways always fits.
 */
export function useFit(scrolls = false): readonly [RefCallback<HTMLElement>, Fit] {
  const [fit, setFit] = useState<Fit>(() => (innerWidth < leastWidthPx ? 'lines' : 'roomy'));
  const needed = useRef({ roomy: leastWidthPx, tight: leastWidthPx });
  const measureAgain = useRef<() => void>(undefined);
  // A tighter table may have the same width as before; the observer then does not fire.
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
        // Drawing the table again would lose what was typed in a row's open form, so it waits until the form is closed.
        const opened = [...document.querySelectorAll('[role=dialog], [role=menu]')];
        if (opened.some((one) => !one.contains(room))) {
          later = setTimeout(measure, waitMs);
          return;
        }
        // The table is drawn later than its container, and is replaced when the rows become lines.
        const drawn = room.querySelector('table');
        if (drawn && drawn !== table) observer.observe(drawn);
        table = drawn;
        if (!table || room.clientWidth === 0) return;
        // A table drawn as lines always fits, so the width that it needed with columns is remembered.
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
