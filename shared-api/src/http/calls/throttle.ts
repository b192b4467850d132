/** The first item is passed on at once. Further items wait for the interval, so a burst causes few calls. */
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
