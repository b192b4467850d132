import { useEffect, useState } from 'react';

const typingPauseMs = 250;

/** Returns the text at the last pause in typing, so that not every letter sends a request. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
