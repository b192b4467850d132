/**
 * Hands things on at once, and what comes in the next while together at its end: each of them once. A burst of news,
 * such as a busy hour's bookings, becomes a few requests a second instead of one for each.
 */
export function throttle<Thing>(handOn: (things: readonly Thing[]) => void, everyMs: number) {
  const waiting = new Set<Thing>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const things = [...waiting];
    waiting.clear();
    timer = setTimeout(flush, everyMs);
    handOn(things);
  };
  return {
    add(things: readonly Thing[]): void {
      for (const thing of things) waiting.add(thing);
      if (timer === undefined) flush();
    },
    stop(): void {
      clearTimeout(timer);
      timer = undefined;
      waiting.clear();
    },
  };
}
