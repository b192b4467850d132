import { useEffect, useState } from 'react';

const typingPauseMs = 250;

/** The text as it was when typing paused, so that not every letter asks the server. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), typingPauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}
