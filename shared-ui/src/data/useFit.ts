import { type RefCallback, useCallback, useEffect, useRef, useState } from 'react';

const leastWidthPx = 576;
const waitMs = 250;

/** With the fit 'few' the screen shows only the columns that the lines would show. */
const columnFits = ['roomy', 'tight', 'few'] as const;

type Fit = (typeof columnFits)[number] | 'lines';

/**
 * The element with the returned ref must have the returned fit as `data-fit`, because the measurement reads
 * it there.
 */
export function useFit(scrolls = false): readonly [RefCallback<HTMLElement>, Fit] {
  const [fit, setFit] = useState<Fit>(() => (innerWidth < leastWidthPx ? 'lines' : 'roomy'));
  const needed = useRef({ roomy: leastWidthPx, tight: leastWidthPx, few: leastWidthPx });
  const measureAgain = useRef<() => void>(undefined);
  // A tighter table may have the same width, and then the observer reports no change.
  useEffect(() => {
    if (fit === 'tight' || fit === 'few') measureAgain.current?.();
  }, [fit]);
  const watch = useCallback(
    (room: HTMLElement | null) => {
      if (!room || typeof ResizeObserver !== 'function') return;
      let table: HTMLElement | null = null;
      let later: ReturnType<typeof setTimeout> | undefined;
      const measure = () => {
        clearTimeout(later);
        // Rendering the table again would lose the text in a row's open form, so the measurement waits.
        const opened = [...document.querySelectorAll('[role=dialog], [role=menu]')];
        if (opened.some((one) => !one.contains(room))) {
          later = setTimeout(measure, waitMs);
          return;
        }
        // The table is rendered later than its container. A new table replaces it when the fit becomes 'lines'.
        const drawn = room.querySelector('table');
        if (drawn && drawn !== table) observer.observe(drawn);
        table = drawn;
        if (!table || room.clientWidth === 0) return;
        // With the fit 'lines' the table has no columns to measure, so the width of its columns is remembered.
        const drawnAs = columnFits.find((one) => one === room.dataset.fit);
        if (!scrolls && drawnAs && table.offsetWidth > room.clientWidth)
          needed.current[drawnAs] = table.offsetWidth;
        setFit(columnFits.find((one) => room.clientWidth >= needed.current[one]) ?? 'lines');
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
