import { useEffect, useRef } from 'react';

/** Moves the focus to a step's heading when the step was changed, not when the page was opened. */
export function useFocusOnChange(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus();
    shown.current = step;
  }, [step]);
  return heading;
}
