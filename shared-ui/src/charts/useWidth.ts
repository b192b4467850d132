import { type RefObject, useEffect, useRef, useState } from 'react';

const UNTIL_MEASURED_PX = 480;

/** Measures the width in px, because scaling a drawing would also scale its texts. */
export function useWidth(): readonly [RefObject<HTMLDivElement | null>, number] {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(UNTIL_MEASURED_PX);
  useEffect(() => {
    if (!box.current || typeof ResizeObserver !== 'function') return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidth(Math.round(entry.contentRect.width));
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}
