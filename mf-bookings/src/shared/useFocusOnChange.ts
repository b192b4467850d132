import { useEffect, useRef } from 'react';

/** Focuses the heading when the step changes, but not when the page opens. */
export function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
