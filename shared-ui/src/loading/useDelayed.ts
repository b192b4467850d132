import { useEffect, useState } from 'react';

/** False at first, true once the delay has passed. */
export function useDelayed(delayMs: number): boolean {
  const [passed, setPassed] = useState(delayMs === 0);
  useEffect(() => {
    if (delayMs === 0) return;
    const timer = setTimeout(() => setPassed(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);
  return passed;
}
